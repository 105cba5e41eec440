import { type Analysis, GRADES, HOLDINGS } from '@moonstaff/bots/analysis';

type Fields = { readonly [name: string]: unknown };
type Check = (value: unknown) => boolean;

const LONGEST = 10_000;

const isOf =
  (fields: { readonly [name: string]: Check }, optional: { readonly [name: string]: Check } = {}): Check =>
  (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const given = value as Fields;
    const all = { ...optional, ...fields };
    return (
      Object.keys(fields).every((name) => Object.hasOwn(given, name)) &&
      Object.entries(given).every(([name, one]) => all[name]?.(one) === true)
    );
  };

const isList =
  (check: Check, most = LONGEST): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(check);

const isWhole =
  (least: number, most = 1_000_000): Check =>
  (value) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

const isFigure: Check = (value) => typeof value === 'number' && Math.abs(value) <= LONGEST;
const isShare: Check = (value) => typeof value === 'number' && value >= 0 && value <= 1;
const isName: Check = (value) => typeof value === 'string' && value.length <= 40;
const isOneOf =
  (known: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && known.includes(value);

const isChange = isOf({ points: isFigure, chance: isFigure });
const isOutlook = isOf({ expected: isFigure, low: isFigure, high: isFigure, chance: isShare });
const isAction: Check = (value) => typeof value === 'object' && value !== null && isName((value as Fields)['type']);
const isReason: Check = (value) =>
  isOf({ score: isName, more: isFigure })(value) || isOf({ holding: isOneOf(HOLDINGS), more: isFigure })(value);

const isBetter = isOf(
  {
    at: isWhole(0),
    actions: isList(isAction, 200),
    played: isOutlook,
    best: isOutlook,
    why: isList(isReason, 20),
  },
  { cost: isChange },
);

const isTurn = isOf(
  {
    ...{ seat: isWhole(0, 3), turn: isWhole(1), at: isWhole(0), end: isWhole(0) },
    ...{ cost: isChange, grade: isOneOf(GRADES), play: isList(isChange, 4) },
  },
  { find: (value) => value === true, better: isBetter },
);

const isAnalysis = isOf({
  ...{ game: isName, seats: isWhole(1, 4), tries: isWhole(1), ends: isList(isWhole(0)), of: isWhole(0) },
  curve: isList(isList(isOutlook, 4)),
  turns: isList(isTurn),
});

/** What was kept or sent, if it's an analysis that fits together: it may come from a link that anybody wrote. */
export function analysisIn(data: unknown): Analysis | undefined {
  if (!isAnalysis(data)) return undefined;
  const analysis = data as Analysis;
  const { seats, curve, ends, turns } = analysis;
  const fits =
    curve.length === ends.length + 1 &&
    curve.every((all) => all.length === seats) &&
    turns.every(({ seat, turn, play }) => seat < seats && turn <= ends.length && play.length === seats);
  return fits ? analysis : undefined;
}
