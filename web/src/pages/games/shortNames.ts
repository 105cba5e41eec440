import { type GameId, isGameId } from '@moonstaff/catalogue';
import { useWords } from '../../kit/words/Words.tsx';

/** What each game is called where there's little room. */
export const SHORT_NAMES = { arnak: 'club.arnak', guild: 'club.guild' } as const satisfies {
  readonly [Id in GameId]: string;
};

/** The short name of a game. A server may have games this page doesn't know. */
export function useShortName(game: string): string {
  const words = useWords('club');
  return isGameId(game) ? words.t(SHORT_NAMES[game]) : words.name('game', game);
}
