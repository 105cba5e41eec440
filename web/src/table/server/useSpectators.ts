import { useWords } from '../../kit/words/Words.tsx';
import type { ServerTable } from './ServerSource.ts';

type Attended = Pick<ServerTable, 'spectators' | 'watching'>;

/** How many look on, and who; of very many only the first are named. */
export function useSpectators({ spectators, watching }: Attended): string {
  const words = useWords();
  const number = words.t('table.spectators', { n: spectators });
  if (watching.length === 0) return number;
  return `${number}: ${watching.join(', ')}${watching.length < spectators ? ' …' : ''}`;
}
