/** Which games a list shows: all, or one. */
export type GameFilter = 'all' | 'arnak' | 'guild';
export const GAME_FILTERS: readonly GameFilter[] = ['all', 'arnak', 'guild'];

/** The filter as the server knows it. Without one it lists all games. */
export const gameOf = (filter: GameFilter): { readonly game?: string } => (filter === 'all' ? {} : { game: filter });

/** How many results a page of a list has. */
export const PAGE_SIZE = 10;

/** How many more there are after those shown. */
export const moreOf = (total: number, shown: number): number => Math.max(0, total - shown);

/** A line of past values as a path in a box of 100 by 30, the latest at the right. */
export function sparkline(values: readonly number[]): string {
  if (values.length < 2) return '';
  const least = Math.min(...values);
  const range = Math.max(...values) - least || 1;
  const step = 100 / (values.length - 1);
  return values
    .map(
      (value, i) =>
        `${i === 0 ? 'M' : 'L'}${(i * step).toFixed(1)} ${(28 - ((value - least) / range) * 26).toFixed(1)}`,
    )
    .join('');
}

/** Where the line ends. */
export function sparkEnd(values: readonly number[]): { readonly x: number; readonly y: number } {
  const least = Math.min(...values);
  const range = Math.max(...values) - least || 1;
  return { x: 100, y: 28 - (((values.at(-1) ?? least) - least) / range) * 26 };
}

/** A change with its sign: +22, −6, ±0. */
export const signed = (change: number): string =>
  change === 0 ? '±0' : change > 0 ? `+${change}` : `−${Math.abs(change)}`;
