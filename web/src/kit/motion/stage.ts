import type { Phrase } from '@moonstaff/kernel';
import type { SoundName } from '../sound/tones.ts';
import type { Box } from './plan.ts';

/** What a step of a stage shows. Things are named by their keys. */
export type Show =
  /** Something that stands there now comes from another thing. Its picture stays above the board until `stays`. */
  | { readonly kind: 'come'; readonly thing: string; readonly from: string; readonly stays: number }
  /** Something that was there is lifted, waits, and goes to another thing, or to where it is itself now. */
  | { readonly kind: 'go'; readonly thing: string; readonly to: string; readonly lift: number; readonly waits: number }
  /** Turned over like a card. These things are on one face only, and don't move by themselves. */
  | { readonly kind: 'turn'; readonly thing: string; readonly without: readonly string[] }
  /** Comes up from behind. */
  | { readonly kind: 'rise'; readonly thing: string }
  /** Grows a little, and back. */
  | { readonly kind: 'swell'; readonly thing: string }
  /** Pictures of a token fly from one thing to another. */
  | { readonly kind: 'fly'; readonly token: string; readonly from: string; readonly to: string; readonly n: number }
  /** A few figures beside a thing, with a token if it's about one. */
  | {
      readonly kind: 'tag';
      readonly thing: string;
      readonly tone: 'gain' | 'spend' | 'plain';
      readonly text: string;
      readonly token?: string;
    }
  /** A line is drawn from one thing to another. */
  | { readonly kind: 'link'; readonly from: string; readonly to: string }
  /** A sentence of the log at the foot of a part of the board, or a large one across its middle. */
  | { readonly kind: 'tell'; readonly phrase: Phrase; readonly large?: true };

/** One step; times are milliseconds from the beginning of the stage. */
export interface Step {
  readonly at: number;
  readonly ms: number;
  readonly show: Show;
  readonly sound?: SoundName;
}

/** An event worth watching, step by step: plain data, made from what the log says. */
export interface Stage {
  /** Who did it. */
  readonly seat: number | 'rival' | undefined;
  /** Another player's passes in a shorter time. */
  readonly own: boolean;
  /** The things it's about: around them the rest of their part of the board sinks into night. */
  readonly about: readonly string[];
  /** The part of the board that its sentences stand on. */
  readonly place: string;
  readonly steps: readonly Step[];
}

/** What another player does is over by then. */
export const OTHERS_MS = 900;

export const lengthOf = ({ steps }: Pick<Stage, 'steps'>): number => Math.max(0, ...steps.map(({ at, ms }) => at + ms));

/** The steps of a stage as they're played. */
export function timedSteps(stage: Stage): readonly Step[] {
  const length = lengthOf(stage);
  const factor = stage.own || length <= OTHERS_MS ? 1 : OTHERS_MS / length;
  if (factor === 1) return stage.steps;
  return stage.steps.map(({ at, ms, show, sound }) => ({
    at: at * factor,
    ms: ms * factor,
    show: scaled(show, factor),
    ...(sound && { sound }),
  }));
}

function scaled(show: Show, factor: number): Show {
  switch (show.kind) {
    case 'come':
      return { ...show, stays: show.stays * factor };
    case 'go':
      return { ...show, lift: show.lift * factor, waits: show.waits * factor };
    default:
      return show;
  }
}

/** The things a stage shows: nothing else may move them meanwhile. */
export const stagedThings = ({ steps }: Pick<Stage, 'steps'>): ReadonlySet<string> =>
  new Set(
    steps.flatMap(({ show }) => {
      if (show.kind === 'turn') return [show.thing, ...show.without];
      return show.kind === 'come' || show.kind === 'go' || show.kind === 'rise' ? [show.thing] : [];
    }),
  );

/** Whether a thing is seen where it was before, because it leaves later or is on its way. */
export const isWhereItWas = ({ steps }: Pick<Stage, 'steps'>, thing: string, at: number): boolean =>
  steps.some(({ show, ...step }) => show.kind === 'go' && show.thing === thing && at < step.at + step.ms);

/** Less than this of a part of the board is too little for a sentence, in pixels. */
const LEAST_ROOM = 120;

/** What is in sight of a part of the board. Where that's hardly anything, the whole window. */
export function inSight(part: Box | undefined, whole: Box): Box {
  if (part === undefined) return whole;
  const x = Math.max(part.x, whole.x);
  const y = Math.max(part.y, whole.y);
  const width = Math.min(part.x + part.width, whole.x + whole.width) - x;
  const height = Math.min(part.y + part.height, whole.y + whole.height) - y;
  return Math.min(width, height) < LEAST_ROOM ? whole : { x, y, width, height };
}

/** The smallest box around several. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** The things a stage needs as they were before. */
export const neededThings = ({ steps, about }: Stage): ReadonlySet<string> =>
  new Set([
    ...about,
    ...steps.flatMap(({ show }) => {
      if (show.kind === 'go' || show.kind === 'turn') return [show.thing];
      if (show.kind === 'come') return [show.from];
      return show.kind === 'fly' ? [show.from, show.to] : [];
    }),
  ]);
