import { storyOf, type TableLine, type Telling } from '../log/story.ts';
import type { LogLine, Snapshot } from '../source.ts';

/** One step of the digest: lines of the story, and the table as it was then, if that's known. */
export interface Deed {
  readonly lines: readonly TableLine[];
  readonly moment?: Snapshot;
}

/** The moments that added something to the story, each with its lines. The first has none: it's the table as you left it. */
export function deedsOf(moments: readonly Snapshot[]): readonly Deed[] {
  return moments.flatMap((moment, i): readonly Deed[] => {
    const lines = i === 0 ? [] : storyOf(moment, moment.log.slice(moments[i - 1]?.log.length));
    return i === 0 || lines.length > 0 ? [{ lines, moment }] : [];
  });
}

/** The steps of the digest. Where the past can't be had, each line of the story is a step without a table. */
export const deedsFor = (moments: readonly Snapshot[], now: Telling, log: readonly LogLine[]): readonly Deed[] =>
  moments.length > 0 ? deedsOf(moments) : storyOf(now, log).map((line) => ({ lines: [line] }));

/** Without what the viewer did among it, where everybody plays at the same time. */
export const byOthers = (deeds: readonly Deed[], viewer: Snapshot['viewer']): readonly Deed[] =>
  deeds.filter(({ lines }) => lines.length === 0 || lines.some(({ seat }) => seat !== viewer));

/** Which action a step shows, and of how many. The table as it was left is no action. */
export function stepsOf(deeds: readonly Deed[], at: number): { readonly n: number; readonly of: number } {
  const left = deeds[0]?.lines.length === 0 ? 1 : 0;
  return { n: at + 1 - left, of: deeds.length - left };
}
