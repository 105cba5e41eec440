import { at, canonical } from '../data.ts';
import type { ActionShape, StateShape } from '../game.ts';
import { Match } from '../match.ts';
import { parseOptions } from '../options.ts';
import { fastRandom, nextBelow, seedFrom, tableRandom } from '../random.ts';
import { inventory, Variation } from './checks/pieces.ts';
import { replaysWrong } from './checks/replay.ts';
import { checkTellingOfWall } from './checks/telling.ts';
import { checkTold } from './checks/wording.ts';
import type { Configuration, Finding, Subject } from './claims.ts';
import { examine } from './examine.ts';
import { applyAndListen, brief, difference, isWalled, type Moment } from './moment.ts';
import { freeze } from './shared.ts';
import { isText, textOf } from './text.ts';

/** Plays one random game under examination, to its end or to the first position with a finding. */
export function trial(
  subject: Subject,
  configuration: Configuration,
  seed: string,
  variation: Variation = new Variation(),
): readonly Finding[] {
  const run = new Trial(subject, configuration, seed, variation);
  run.guarded('play', () => run.play());
  return run.findings;
}

/** How many of the actions that were legal are remembered. */
const SEEN = 200;

class Trial {
  readonly findings: Finding[] = [];
  readonly #subject: Subject;
  readonly #configuration: Configuration;
  readonly #seed: string;
  readonly #variation: Variation;
  readonly #random;
  readonly #history: string[] = [];
  readonly #seen: ActionShape[] = [];
  #step = 0;

  constructor(subject: Subject, configuration: Configuration, seed: string, variation: Variation) {
    this.#subject = subject;
    this.#configuration = configuration;
    this.#seed = seed;
    this.#variation = variation;
    this.#random = fastRandom(seed);
  }

  /** An error thrown by the game is a finding and doesn't end the examination. */
  guarded(check: string, run: () => void): void {
    try {
      run();
    } catch (error) {
      this.#report(check, error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  }

  play(): void {
    const { game, claims } = this.#subject;
    const { seats, options } = this.#configuration;
    const match = Match.start(game, { seats, options, seed: seedFrom(this.#seed) });
    this.#compareSetup(match.state);
    const whole = inventory(claims, match.state);
    const fixed = this.#fixedPart(match.state);
    for (;;) {
      const moment = this.#look(match.state);
      const memory = { match, history: this.#history, seen: this.#seen, variation: this.#variation, whole };
      examine(
        (check) => ({ ...moment, report: (what) => this.#report(check, what) }),
        memory,
        (check, run) => this.guarded(check, run),
      );
      if (this.findings.length > 0) return;
      if (moment.waiting.length === 0) break;
      if (this.#step >= claims.longest) {
        this.#report('end', `no end after ${claims.longest} actions`);
        return;
      }
      this.#act(match, moment);
      if (this.#fixedPart(match.state) !== fixed) this.#report('fixed', 'a field that is claimed to be fixed changed');
      if (this.findings.length > 0) return;
    }
    const wrong = replaysWrong(game, match);
    if (wrong !== undefined) this.#report('replay', wrong);
  }

  #report(check: string, what: string): void {
    this.findings.push({ check, configuration: this.#configuration, seed: this.#seed, step: this.#step, what });
  }

  #look(state: StateShape): Moment {
    const { game, claims } = this.#subject;
    const { seats } = this.#configuration;
    for (const part of claims.replaced?.(state) ?? []) freeze(part);
    const legal = Array.from({ length: seats }, (_, seat) => game.legal(state, seat));
    const report = (what: string) => this.#report('look', what);
    return { game, claims, state, seats, waiting: game.toAct(state), legal, random: this.#random, report };
  }

  /** A random action, in the match and on a JSON copy of its state; then undone and redone. */
  #act(match: Match, moment: Moment): void {
    const { game } = this.#subject;
    const seat = at(moment.waiting, nextBelow(this.#random, moment.waiting.length));
    const offers = at(moment.legal, seat);
    const action = at(offers, nextBelow(this.#random, offers.length));
    const before = textOf(match.state);
    const promised = game.preview(match.state, seat, action).reveals;
    const twin = JSON.parse(JSON.stringify(match.state));
    const events = match.act(seat, structuredClone(action));
    const told = applyAndListen(game, twin, seat, structuredClone(action));
    this.#history.push(before);
    this.#seen.push(...moment.legal.flat());
    this.#seen.splice(0, this.#seen.length - SEEN);
    this.#step++;
    const after = textOf(match.state);
    const report = (check: string) => (what: string) =>
      this.#report(check, `${brief(action)} of seat ${seat}: ${what}`);
    if (!isText(twin, after)) {
      report('determinism')(`ends in two different states: ${difference(match.state, twin)}`);
    }
    if (JSON.stringify(events) !== JSON.stringify(told.events)) {
      report('determinism')(`tells two different stories: ${difference(events, told.events)}`);
    }
    checkTold({ ...moment, report: report('telling') }, match.state, { ...told, events });
    if (isWalled(told)) {
      const then = { ...moment, state: JSON.parse(before), report: report('hidden') };
      this.guarded('hidden', () => checkTellingOfWall(then, seat, action));
    }
    if (told.reveal !== undefined && promised === undefined)
      report('preview')('reveals what its preview did not announce');
    if (match.reach(seat).steps === 0 || nextBelow(this.#random, 6) > 0) return;
    match.undo(seat);
    if (!isText(match.state, before)) report('undo')('taken back, another state than before');
    match.redo(seat);
    if (!isText(match.state, after)) report('undo')('done again, another state than after');
  }

  #compareSetup(state: StateShape): void {
    const { game } = this.#subject;
    const { seats, options } = this.#configuration;
    const random = tableRandom(seedFrom(this.#seed));
    const other = game.setup(parseOptions(game.options, seats, options), seats, random, game.rules.current);
    if (canonical(state) !== canonical(other)) {
      this.#report('determinism', `two set-ups from one seed differ: ${difference(state, other)}`);
    }
  }

  #fixedPart(state: StateShape): string {
    const { fixed = [] } = this.#subject.claims;
    return canonical(Object.entries(state).filter(([field]) => fixed.includes(field)));
  }
}
