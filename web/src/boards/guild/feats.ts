import type { Feats } from '../../table/talk/deeds.ts';

/** Clauses of the story. */
const DEEDS: ReadonlySet<string> = new Set([
  'guild.story.goal',
  'guild.story.tower',
  'guild.story.trade',
  'guild.event.treasureKept',
  'guild.story.treasureCoins',
  'guild.story.treasureExplorer',
]);

/** A goal, a discovery tower, a trade route, a treasure. */
export const feats: Feats = {
  events: new Set([
    'guild.event.goal',
    'guild.event.tower',
    'guild.event.trade',
    'guild.event.treasureKept',
    'guild.event.treasureCoins',
    'guild.event.treasureExplorer',
  ]),
  told({ lines }) {
    const deeds = lines.flatMap(({ sentences }) => sentences.flat()).filter(({ key }) => DEEDS.has(key));
    return deeds.length === 0 ? [] : [deeds];
  },
};
