import { phrase } from '@moonstaff/kernel';
import { late } from '../../kit/late/late.ts';
import { slowness } from '../../kit/motion/pace.ts';
import type { perform } from '../../kit/motion/perform.ts';
import type { Stage } from '../../kit/motion/stage.ts';
import type { Snapshot } from '../source.ts';

/** What is worth a stage between two moments, if anything. */
export type StageMaker = (before: Snapshot, now: Snapshot) => Stage | undefined;

/** What it takes to stage something. Comes late: a table can be played without it. */
export interface Staging {
  readonly stageOf: StageMaker;
  readonly perform: typeof perform;
}

const performing = late(() => import('../../kit/motion/perform.ts'));

/** Whose stages are ready, by what loads them. */
const ready = new Map<() => Promise<StageMaker>, Staging>();

/** Loads what it takes. Where that fails, the game goes on without stages, and the next call tries again. */
export async function prepareStages(stages: () => Promise<StageMaker>): Promise<void> {
  if (ready.has(stages)) return;
  try {
    const [stageOf, { perform }] = await Promise.all([stages(), performing()]);
    ready.set(stages, { stageOf, perform });
  } catch {}
}

/** How long the table is still shown when the game is over, in milliseconds. */
export const ENDING_MS = 1600;

/** The last move of a game. The score sheet comes after it. */
const ENDING: Stage = {
  seat: undefined,
  own: true,
  about: [],
  place: 'table',
  steps: [
    {
      at: 0,
      ms: ENDING_MS,
      show: { kind: 'tell', phrase: phrase('act.over'), large: true },
      sound: 'round',
    },
  ],
};

/** Only the move that ends the game is staged. */
export const endingOf = ({ outcome }: Snapshot): Stage | undefined => (outcome === undefined ? ENDING : undefined);

/**
 * The stage to be played between two moments. There's none before everything it takes is there, without motion, and in a
 * recording.
 */
export function stageBetween(
  then: Snapshot,
  now: Snapshot,
  stages: (() => Promise<StageMaker>) | undefined,
): (Pick<Staging, 'perform'> & { readonly stage: Stage; readonly slow: number }) | undefined {
  const slow = slowness();
  const staging = stages && ready.get(stages);
  if (slow === undefined || staging === undefined || now.replay !== undefined) return;
  const stage = now.outcome === undefined ? staging.stageOf(then, now) : endingOf(then);
  return stage && { stage, slow, perform: staging.perform };
}
