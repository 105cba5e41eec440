/** How many numbers each command of a path takes. */
const TAKES: { readonly [command: string]: number } = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * A path in whole units. Icons are drawn on 512 of them and shown far smaller, so fractions can't be seen, but they're half of
 * what is sent. Each point is rounded where it is, so that the errors of relative moves don't add up.
 */
export function roundPath(path: string): string {
  let exact: Point = { x: 0, y: 0 };
  let drawn: Point = { x: 0, y: 0 };
  let start = { exact, drawn };
  let out = '';
  let last = '';
  for (const { command, numbers } of commandsOf(path)) {
    const kind = command.toUpperCase();
    const relative = command !== kind;
    const from = exact;
    const place = (value: number, axis: keyof Point): number =>
      Math.round(relative ? from[axis] + value : value) - (relative ? drawn[axis] : 0);
    const given = numbers.map((value, i) => {
      if (kind === 'A' && i < 5) return i < 2 ? Math.max(1, Math.round(value)) : value;
      return place(value, kind === 'V' || (kind !== 'H' && (kind === 'A' ? i === 6 : i % 2 === 1)) ? 'y' : 'x');
    });
    const to = (values: readonly number[], base: Point): Point => {
      const at = (value: number | undefined, axis: keyof Point): number =>
        value === undefined ? base[axis] : relative ? base[axis] + value : value;
      if (kind === 'H') return { x: at(values[0], 'x'), y: base.y };
      if (kind === 'V') return { x: base.x, y: at(values[0], 'y') };
      return { x: at(values.at(-2), 'x'), y: at(values.at(-1), 'y') };
    };
    if (kind === 'Z') [exact, drawn] = [start.exact, start.drawn];
    else [exact, drawn] = [to(numbers, from), to(given, drawn)];
    if (kind === 'M') start = { exact, drawn };
    out += command === last && kind !== 'M' ? joined(given) : command + written(given);
    last = command;
  }
  return out;
}

const written = (numbers: readonly number[]): string =>
  numbers.map((number, i) => (i === 0 || number < 0 ? `${number}` : ` ${number}`)).join('');

/** After the numbers of the same command. */
const joined = (numbers: readonly number[]): string => ((numbers[0] ?? -1) < 0 ? '' : ' ') + written(numbers);

interface Command {
  readonly command: string;
  readonly numbers: readonly number[];
}

/** A command that is repeated without its letter is given as many commands; after a move, they're lines. */
function* commandsOf(path: string): Generator<Command> {
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    const takes = TAKES[letter.toUpperCase()];
    if (takes === undefined) throw new Error(`not a command of a path: ${letter}`);
    const numbers = letter.toUpperCase() === 'A' ? arcNumbers(rest) : numbersIn(rest);
    if (takes === 0) yield { command: letter, numbers: [] };
    for (let i = 0; takes > 0 && i < numbers.length; i += takes) {
      const line = letter === 'M' ? 'L' : 'l';
      yield { command: i > 0 && letter.toUpperCase() === 'M' ? line : letter, numbers: numbers.slice(i, i + takes) };
    }
  }
}

const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

const numbersIn = (text: string): readonly number[] => (text.match(NUMBER) ?? []).map(Number);

/** The flags of an arc are single digits, which may stand without a gap. */
function arcNumbers(text: string): readonly number[] {
  const numbers: number[] = [];
  for (let rest = text; ; ) {
    const isFlag = numbers.length % 7 === 3 || numbers.length % 7 === 4;
    const found = (isFlag ? /[\s,]*([01])/ : /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i).exec(rest);
    if (found === null) return numbers;
    numbers.push(Number(found[1]));
    rest = rest.slice(found.index + found[0].length);
  }
}
