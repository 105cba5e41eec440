import arnakIcons from 'virtual:icons/arnak';
import arnakPictures from 'virtual:icons/arnakPictures';
import { rivalTiles } from '@moonstaff/arnak';
import { plain, type Words } from '@moonstaff/text';
import { RULES } from '../../boards/arnak/parts/index.ts';
import { registerIcons } from '../../kit/art/Icon.tsx';
import { SeatShape } from '../../kit/art/SeatShape.tsx';
import { arnakBoard } from './arnak-board.tsx';
import { arnakCards } from './arnak-cards.tsx';
import { isDoubtful } from './arnak-doubts.ts';
import type { Kind } from './components.ts';

registerIcons(arnakIcons);
registerIcons(arnakPictures);

/** Everything in the box of Lost Ruins of Arnak. */
export const arnakKinds = (words: Words): readonly Kind[] => [
  ...arnakCards(words),
  ...arnakBoard(words),
  {
    id: 'rival',
    title: words.t('components.rivalTiles'),
    components: rivalTiles.map(({ id, act }) => ({
      id,
      name: words.name('rivalTile', id),
      lines: [plain(words.voice('arnak').rival(act))],
      drawing: <SeatShape seat="rival" glyph="robot-golem" />,
      rule: RULES.rivalTile,
      doubtful: isDoubtful(id),
    })),
  },
];
