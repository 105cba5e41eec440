/** The letters of the Russian keyboard, row by row. Each row is half a key further right than the one above. */
const ROWS = ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'];

/** The neighbours of each key, clockwise from the left, lower case before upper case: zxcvbn's format. */
export const RUSSIAN_KEYBOARD: { [key: string]: (string | null)[] } = Object.fromEntries(
  ROWS.flatMap((row, y) =>
    [...row].flatMap((letter, x) => {
      const key = (y: number, x: number): string | null => {
        const found = ROWS[y]?.[x];
        return found === undefined ? null : found + found.toUpperCase();
      };
      const near = [key(y, x - 1), key(y - 1, x), key(y - 1, x + 1), key(y, x + 1), key(y + 1, x), key(y + 1, x - 1)];
      return [letter, letter.toUpperCase()].map((name) => [name, near]);
    }),
  ),
);
