import { SERVER_BOOK } from '../../books.ts';
import type { Chapter } from '../../language.ts';
import { account } from '../account.ts';
import { desk } from '../desk.ts';
import { door } from '../door.ts';
import { factorAnswers, factors } from '../factors.ts';
import { house } from '../house.ts';
import { lobby } from '../lobby.ts';
import { patience } from '../patience.ts';
import { server } from '../server.ts';

/** The pages of a server: tables, people, accounts; and what it answers. */
export const chapter = {
  shell: { ...account, ...desk, ...door, ...factors, ...house, ...lobby, ...patience },
  phrases: { ...server, ...factorAnswers },
  book: SERVER_BOOK,
} satisfies Chapter;
