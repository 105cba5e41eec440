import type { StoryLine } from '@moonstaff/text';
import type { Deed } from '../digest/deeds.ts';
import { type Block, blocksOf, type Turns } from '../log/blocks.ts';
import type { TalkLine } from '../server/history.ts';
import type { Snapshot } from '../source.ts';

/** What of a game is worth talking about. */
export interface Feats {
  /** The events such a deed is done with. */
  readonly events: ReadonlySet<string>;
  /** The deeds of a turn in the words of the log, without prices. */
  told(block: Pick<Block, 'lines' | 'events'>): StoryLine['sentences'];
}

/** A deed worth talking about, as it stands among what people say. */
export interface TalkedDeed {
  readonly kind: 'deed';
  /** The record that told it. */
  readonly id: number;
  /** The turn it was done in. */
  readonly block: Block;
  readonly sentences: StoryLine['sentences'];
}

interface Played {
  readonly now: Pick<Snapshot, 'game' | 'log'>;
  /** By line of the log, the record that told it. */
  readonly records: readonly number[];
  readonly turns: Turns | undefined;
  readonly feats: Feats;
}

/** The deeds worth talking about, one for each turn that has some: what this viewer's log says of them. */
export function talkedDeeds({ now, records, turns, feats }: Played): readonly TalkedDeed[] {
  return blocksOf(now, now.log, turns).flatMap((block): readonly TalkedDeed[] => {
    const first = block.events.find(({ phrase }) => feats.events.has(phrase.key));
    const id = first && records[first.id];
    const sentences = id === undefined ? [] : feats.told(block);
    return id === undefined || sentences.length === 0 ? [] : [{ kind: 'deed', id, block, sentences }];
  });
}

/** What's said and what's done, in order of time. */
export const amongTalk = (
  talk: readonly TalkLine[],
  deeds: readonly TalkedDeed[],
): readonly (TalkLine | TalkedDeed)[] => [...talk, ...deeds].toSorted((a, b) => a.id - b.id);

/** Of what happened during a turn, what was done in it. Where all play at the same time, others act in between. */
export const doneIn = ({ seat }: Pick<Block, 'seat'>, deeds: readonly Deed[]): readonly Deed[] =>
  deeds.filter(({ lines }) => lines.some((line) => line.seat === seat));
