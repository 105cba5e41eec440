import type { DoubtId } from '@moonstaff/arnak';
import type { DoubtWords } from '../../doubts.ts';

export const doubts: DoubtWords<DoubtId> = {
  'snake-row-2': {
    fact: 'Snake Temple, row 2, magnifying glass',
    sources: 'Two sources say 2 coins, one says 3.',
    chosen: 'We play with 2 coins.',
  },
  'snake-row-4': {
    fact: 'Snake Temple, row 4, notebook',
    sources: 'Two sources say a free artifact, one says an upgraded assistant.',
    chosen: 'We play with the artifact.',
  },
  'snake-temple': {
    fact: 'Snake Temple, costs of the temple tiles',
    sources: 'Two sources agree; a third lists the Bird Temple’s costs.',
    chosen: 'We play with the costs the two agree on.',
  },
  'rival-arrows': {
    fact: 'The arrow on the back of each rival tile',
    sources:
      'One source, and its pattern looks made up. All that’s certain: the ten tiles in a game show five arrows each way.',
    chosen: 'We follow that source; both tiles of a pair share an arrow.',
  },
  'rival-item-round-5': {
    fact: 'The rival’s green tile for items in round V',
    sources:
      'One source says it does nothing in round V. The rulebooks name only discovering, research and overcoming.',
    chosen: 'We follow the rulebooks: the rival takes an item.',
  },
};
