import type { Challenge } from '@moonstaff/client';
import { useWords } from '../../kit/words/Words.tsx';
import { levelName } from '../../table/seats/levels.ts';

/** Where a challenge is played, and against whom. The words of its game must be there. */
export function useDescription({ options, seats }: Pick<Challenge, 'options' | 'seats'>): string {
  const words = useWords();
  const bots = seats.flatMap((seat) => (seat.kind === 'bot' ? [levelName(seat.level, words)] : []));
  const { map, board, difficulty } = options;
  return [
    ...(map === undefined ? [] : [words.name('map', map)]),
    ...(board === undefined ? [] : [words.name('board', board)]),
    ...bots.map((level) => words.t('challenge.against', { level })),
    ...(bots.length === 0 ? [words.t('challenge.alone')] : []),
    ...(difficulty === undefined
      ? []
      : [`${words.name('option', 'difficulty')}: ${words.name('difficulty', difficulty)}`]),
  ].join(' · ');
}
