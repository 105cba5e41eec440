import type { ActionShape } from '../game.ts';
import type { Match } from '../match.ts';
import { nextBelow } from '../random.ts';
import { checkCommuting } from './checks/commuting.ts';
import { checkClone, checkJson, checkPlain, checkSharing } from './checks/copies.ts';
import { checkHidden, checkHiddenFromActor, checkPlayout, checkRedeal } from './checks/hidden.ts';
import { checkApplies, checkLegality, checkListed } from './checks/legality.ts';
import { checkInventory, type Variation } from './checks/pieces.ts';
import { checkResult } from './checks/result.ts';
import { checkRefusals, checkRewind, checkUndo } from './checks/undo.ts';
import { checkViews } from './checks/views.ts';
import { checkWaiting } from './checks/waiting.ts';
import { checkAdvice } from './checks/wording.ts';
import type { Moment } from './moment.ts';
import { textOf } from './text.ts';

/** What a trial remembers from one position to the next. */
export interface Memory {
  readonly match: Match;
  /** The state before each move that counts, as text. */
  readonly history: readonly string[];
  /** Actions that were legal not long ago, of any seat. */
  readonly seen: readonly ActionShape[];
  readonly variation: Variation;
  /** The inventory at the set-up. */
  readonly whole: string;
}

type Check = readonly [name: string, run: (moment: Moment, memory: Memory) => void];

const ALWAYS: readonly Check[] = [
  ['waiting', checkWaiting],
  ['legality', checkListed],
  ['json', checkPlain],
];

/** At one position in eight, at random. */
const OFTEN: readonly Check[] = [
  ['legality', (moment, { seen }) => checkLegality(moment, seen, 4)],
  ['hidden', checkHiddenFromActor],
  ['views', checkViews],
  ['json', checkJson],
  ['result', checkResult],
  ['pieces', (moment, { whole }) => checkInventory(moment, whole)],
];

/** Costly: at one position in thirty-two, and at the first and the last. */
const DEEP: readonly Check[] = [
  ['clone', checkClone],
  ['sharing', checkSharing],
  ['legality', (moment, { seen }) => checkLegality(moment, seen, 12)],
  ['applies', (moment) => checkApplies(moment, 24)],
  ['advice', checkAdvice],
  ['hidden', (moment, { variation }) => checkHidden(moment, variation)],
  ['redeal', (moment, { variation }) => checkRedeal(moment, variation)],
  ['playout', (moment) => checkPlayout(moment, 40)],
  ['commuting', checkCommuting],
  ['refusals', (moment, { match }) => checkRefusals(moment, match, 8)],
  ['undo', (moment, { match, history }) => checkUndo(moment, match, history)],
];

/** Costlier still: it plays the whole log again. */
const RARE: readonly Check[] = [['rewind', (moment, { match }) => checkRewind(moment, match)]];

const oneIn = (moment: Moment, chance: number): boolean => nextBelow(moment.random, chance) === 0;

/** Runs the checks that are due at this position. Checking must not change the state. */
export function examine(
  moment: (check: string) => Moment,
  memory: Memory,
  guarded: (check: string, run: () => void) => void,
): void {
  const { state, waiting } = moment('lot');
  const before = textOf(state);
  const isDeep = memory.history.length === 0 || waiting.length === 0 || oneIn(moment('lot'), 32);
  const due = [
    ...ALWAYS,
    ...(isDeep || oneIn(moment('lot'), 8) ? OFTEN : []),
    ...(isDeep ? DEEP : []),
    ...(oneIn(moment('lot'), 300) ? RARE : []),
  ];
  for (const [name, run] of due) {
    guarded(name, () => run(moment(name), memory));
  }
  if (textOf(state) !== before) moment('asking').report('asking changed the state');
}
