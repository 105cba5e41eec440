import { createHash } from 'node:crypto';
import {
  type ActionShape,
  at,
  fastRandom,
  nextBelow,
  type Out,
  type Phrase,
  type StateShape,
  sealOf,
} from '@moonstaff/kernel';
import type { Subject } from '@moonstaff/kernel/conformance';

/** Fingerprints of one stretch of random play. */
export interface Signature {
  /** What was legal, what was done, and the events. */
  readonly play: string;
  /** The previews: what actions would cost and give. */
  readonly previews: string;
  /** What was asked, and why things couldn't be used. */
  readonly reasons: string;
  /** What everybody saw. A new field of a view changes nothing while it's empty. */
  readonly views: string;
  /** Where every piece would be if what nobody knows were dealt again, or if a bot imagined the table. */
  readonly hidden: string;
}

/** What of it isn't as recorded. */
export const changedIn = (now: Signature, recorded: Signature | undefined): readonly string[] =>
  Object.entries(now).flatMap(([what, print]) => (recorded?.[what as keyof Signature] === print ? [] : [what]));

/** A position to play from. */
export interface Stretch {
  readonly state: StateShape;
  /** Decides which actions are taken. */
  readonly words: string | number;
  readonly actions: number;
  /** Actions to avoid: with uniform choices, random play would soon end the game. */
  readonly avoids: readonly string[];
  /** The question for a viewer with this view. Views and hidden pieces are only looked at if it's there. */
  readonly prompt?: (view: object) => Phrase;
}

/** How many legal actions and visible things are asked about at each step. */
const ASKED = 6;

/**
 * Plays at random and fingerprints what happened, as chess engines do with their node count. The same rules give the
 * same signature, so a different one shows that the rules have changed, perhaps by accident. Changes the state.
 */
export function signatureOf({ game, claims }: Subject, { state, words, actions, avoids, prompt }: Stretch): Signature {
  const random = fastRandom(words);
  const seats = game.scores(state).filter(({ seat }) => seat !== 'rival').length;
  const [play, previews, reasons] = [fingerprint(), fingerprint(), fingerprint()];
  const [views, hidden] = [fingerprint(), fingerprint()];
  const note =
    (what: string) =>
    (why: Phrase, to?: string): void =>
      play.add([what, why, to]);
  const out: Out = { event: play.add, reveal: note('reveal'), confirm: note('confirm'), settle: note('settle') };
  const pick = (legal: readonly ActionShape[]): ActionShape => {
    for (let i = 0; i < 4; i++) {
      const action = at(legal, nextBelow(random, legal.length));
      if (!avoids.includes(action.type)) return action;
    }
    return at(legal, nextBelow(random, legal.length));
  };
  for (let step = 0; step < actions; step++) {
    const waiting = game.toAct(state);
    if (waiting.length === 0) break;
    const seat = at(waiting, nextBelow(random, waiting.length));
    const legal = game.legal(state, seat);
    const action = pick(legal);
    play.add([seat, legal]);
    if (prompt !== undefined) {
      const view = game.view(state, seat);
      reasons.add(prompt(view));
      views.add(sealOf(game, state, seats));
      hidden.add(claims.pieces(game.imagine(view, fastRandom(step))));
      const again = game.clone(state);
      game.redeal(again);
      hidden.add(claims.pieces(again));
    }
    for (const one of someOf(legal, step)) previews.add([one, game.preview(state, seat, one)]);
    for (const thing of someOf(claims.things(state, seat), step)) {
      reasons.add([thing, game.explain(state, seat, thing) ?? 'usable']);
    }
    game.apply(state, seat, action, out);
  }
  play.add(game.scores(state));
  return {
    play: play.end(),
    previews: previews.end(),
    reasons: reasons.end(),
    views: views.end(),
    hidden: hidden.end(),
  };
}

/** A few of the list, spread evenly; different ones at every step. */
function someOf<T>(list: readonly T[], step: number): readonly T[] {
  const stride = Math.ceil(list.length / ASKED);
  return list.filter((_, i) => i % stride === step % stride);
}

function fingerprint(): { readonly add: (thing: unknown) => void; readonly end: () => string } {
  const hash = createHash('sha256');
  return {
    add: (thing) => void hash.update(`${JSON.stringify(thing)}\n`),
    end: () => hash.digest('hex').slice(0, 12),
  };
}
