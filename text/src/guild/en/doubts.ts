import type { DoubtId } from '@moonstaff/guild';
import type { DoubtWords } from '../../doubts.ts';

export const doubts: DoubtWords<DoubtId> = {
  maps: {
    fact: 'City values, coin values and village spaces on Avenia, Kazan and Cnidaria',
    sources:
      'One source. It had one wrong value on Aghon, the only map we could check against a picture. A missing coin would also create a village space that isn’t there.',
    chosen: 'We play the maps as that source has them.',
  },
  'avenia-cities': {
    fact: 'The ten cities of Avenia',
    sources: 'The same source lists ten cities. Four players could then need 36 trading posts, but the box has 32.',
    chosen: 'We play with ten cities and unlimited trading posts.',
  },
  'tower-pay': {
    fact: 'What discovery towers pay',
    sources: 'One source says 6, 8, 10 and 14 coins on every map.',
    chosen: 'We play with these figures.',
  },
  'treasure-split': {
    fact: 'How many treasure cards of each kind there are',
    sources: 'One source. The kinds and the total of 40 are certain.',
    chosen: 'We play with that split.',
  },
};
