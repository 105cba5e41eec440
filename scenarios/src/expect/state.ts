import type { Json, Score } from '@moonstaff/kernel';
import { json } from '../choose.ts';
import { differences, differencesAt } from '../match-value.ts';
import type { Check, Reader } from '../moment.ts';
import type { Place } from '../place.ts';
import { fieldsOf, itemsOf, seatOf, textOf, viewerOf } from '../reading.ts';

/** `red.coins: 2`: a path in the facts of the state. */
export const fact =
  (path: string, want: Place): Check =>
  ({ facts }) =>
    differencesAt(path, want, facts());

/** `view: {blue: {path: value}}`: a path in the view of that viewer. */
export const view: Reader = (place, seats) =>
  [...fieldsOf(place, 'view')].flatMap(([name, paths]) => {
    const viewer = viewerOf(name, seats, paths.line);
    return [...fieldsOf(paths, 'view')].map(
      ([path, want]): Check =>
        ({ match }) =>
          differencesAt(path, want, plain(match.game.view(match.state, viewer))),
    );
  });

/** A value as it would arrive after being sent. */
const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

/** `scores: {red: {total: 5, idols: 3}}`: the score sheet at that moment. */
export const scores: Reader = (place) => [
  ({ match, seats }) => differences(place, scoreSheet(match.game.scores(match.state), seats), 'scores'),
];

const nameOf = (seat: Score['seat'], seats: readonly string[]): string =>
  seat === 'rival' ? seat : (seats[seat] ?? String(seat));

const scoreSheet = (lines: readonly Score[], seats: readonly string[]): Json =>
  Object.fromEntries(lines.map(({ seat, categories, total }) => [nameOf(seat, seats), { ...categories, total }]));

/** `outcome: none` while the game goes on; `outcome: {winners: [red], ranking: [[red], [blue]]}`. */
export const outcome: Reader = (place) => [
  ({ match, seats }) => {
    const end = match.game.outcome(match.state);
    const names = (list: readonly Score['seat'][]): Json => list.map((seat) => nameOf(seat, seats));
    const actual: Json =
      end === undefined
        ? 'none'
        : { winners: names(end.winners), ranking: end.ranking.map(names), scores: scoreSheet(end.scores, seats) };
    return differences(place, actual, 'outcome');
  },
];

/** `to act: [red, blue]`: exactly the seats that may act now. */
export const toAct: Reader = (place, seats) => {
  const wanted = itemsOf(place).map((item) => seatOf(textOf(item, 'seat'), seats, item.line));
  const names: Json = wanted.toSorted((a, b) => a - b).map((seat) => seats[seat] ?? '');
  return [
    ({ match }) => {
      const actual: Json = match.game.toAct(match.state).map((seat) => seats[seat] ?? '');
      return differences({ line: place.line, value: names }, actual, 'to act');
    },
  ];
};

/** `undo: {red: 2}`: how many actions red may take back; `{red: {steps: 0, why: key}}`: and why no more. */
export const undo: Reader = (place, seats) =>
  [...fieldsOf(place, 'undo')].map(([name, want]): Check => {
    const seat = seatOf(name, seats, want.line);
    return ({ match }) => {
      const { steps, why } = match.reach(seat);
      const actual: Json = typeof want.value === 'number' ? steps : { steps, ...(why && { why: why.key }) };
      return differences(want, json(actual), `undo.${name}`);
    };
  });
