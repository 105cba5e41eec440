import { SERVER_BOOK } from '../../books.ts';
import type { chapter as english } from '../../en/chapters/house.ts';
import type { TranslatedChapter } from '../../language.ts';
import { account } from '../account.ts';
import { desk } from '../desk.ts';
import { door } from '../door.ts';
import { factorAnswers, factors } from '../factors.ts';
import { house } from '../house.ts';
import { lobby } from '../lobby.ts';
import { patience } from '../patience.ts';
import { server } from '../server.ts';

export const chapter: TranslatedChapter<typeof english> = {
  shell: { ...account, ...desk, ...door, ...factors, ...house, ...lobby, ...patience },
  phrases: { ...server, ...factorAnswers },
  book: SERVER_BOOK,
};
