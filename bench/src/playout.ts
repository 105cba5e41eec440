import type * as ourBots from '@moonstaff/bots';
import { type AnyMind, choose, type Decision, judge, mindFor } from '@moonstaff/bots';
import {
  type AnyGame,
  at,
  type FastRandom,
  fastRandom,
  nextBelow,
  Refusal,
  SILENT,
  type StateShape,
} from '@moonstaff/kernel';
import { ratio } from './bars.ts';
import { startOf } from './decision.ts';
import { measure, type Plan, type Subject } from './measure.ts';
import type { Spread } from './statistics.ts';

/** How many decisions an expert is asked to make. */
const ASKED = 12;
/** How many decisions of the game are between two of them. */
const APART = 18;
/** More tries than an expert makes within 50 ms. */
const TRIES = 200;

/** How many of an expert's tries, including planning, take as long as one whole random game. */
export function playoutRatio(
  game: AnyGame,
  plan: Plan,
  progress: (done: number, total: number) => void,
): Spread | undefined {
  const mind = mindOf(game.id);
  if (mind === undefined) return undefined;
  const asked = decisions(mind, { choose });
  const random = fastRandom(game.id);
  const tries = triesSubject(mind, { choose, judge }, asked);
  const games: Subject = {
    name: 'games',
    prepare: (size: number) => {
      const states = Array.from({ length: size }, () => asked.map(({ view }) => game.imagine(view, random))).flat();
      return () => {
        for (const state of states) playOut(game, state, random);
        return states.length;
      };
    },
  };
  const samples = measure([tries, games], plan, progress);
  return ratio(samples, tries.name, games.name);
}

/** The part of a bots package that thinks: ours, or another commit's. */
type Bots = Pick<typeof ourBots, 'choose' | 'judge'>;

/** The tries of an expert in decisions of one game. */
export function triesSubject(mind: AnyMind, bots: Bots, asked = decisions(mind, bots)): Subject {
  return {
    name: `${mind.game.id} expert tries`,
    prepare: (size) => () => {
      let made = 0;
      for (let i = 0; i < size; i++) {
        for (const decision of asked) {
          for (const { tries = 0 } of bots.judge(mind, 'expert', decision, { iterations: TRIES })) made += tries;
        }
      }
      return made;
    },
  };
}

function mindOf(game: string): AnyMind | undefined {
  try {
    return mindFor(game);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Decisions with a real choice, spread over a game between skilled players. */
function decisions(mind: AnyMind, bots: Pick<Bots, 'choose'>): readonly Decision[] {
  const { game } = mind;
  const state = startOf(game, 'playout');
  const asked: Decision[] = [];
  for (let step = 0; asked.length < ASKED; step++) {
    const seat = game.toAct(state)[0];
    if (seat === undefined) break;
    const decision = { view: game.view(state, seat), seat, legal: game.legal(state, seat), seed: step };
    if (step >= asked.length * APART && decision.legal.length > 3) asked.push(decision);
    game.apply(state, seat, bots.choose(mind, 'skilled', decision, { iterations: 0 }), SILENT);
  }
  return asked;
}

function playOut(game: AnyGame, state: StateShape, random: FastRandom): void {
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const legal = game.legal(state, seat);
    game.apply(state, seat, at(legal, nextBelow(random, legal.length)), SILENT);
  }
}
