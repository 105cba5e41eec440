import { type Json, Match, type Seat, same, seedFrom } from '@moonstaff/kernel';
import { arranged, type Draft, type ScenarioAdapter } from '@moonstaff/scenarios/page';

type Given = Draft['given'];

/** A table set up by a draft's `given`, with the seed of scenarios. */
export function tableOf({ given }: Draft, adapter: ScenarioAdapter): Match | undefined {
  const { game: _, seats, options, version, ...parts } = given;
  const names = Array.isArray(seats) ? seats.map(String) : [];
  try {
    const header = { seats: names.length, options, seed: seedFrom('scenario'), rules: Number(version) };
    return Match.start(arranged(adapter, parts, names), header);
  } catch {
    return undefined;
  }
}

const FIXED: readonly string[] = ['game', 'seats', 'options', 'version'];

/** The same draft without the parts that make no difference to what this seat sees: what's hidden may lie anyhow. */
export function terse(draft: Draft, adapter: ScenarioAdapter, seat: Seat): Draft {
  const seen = ({ state, game }: Match): Json => game.view(state, seat) as Json;
  const whole = tableOf(draft, adapter);
  if (whole === undefined) return draft;
  const wanted = seen(whole);
  const isEnough = (given: Given): boolean => {
    const table = tableOf({ ...draft, given }, adapter);
    return table !== undefined && same(seen(table), wanted);
  };
  return { ...draft, given: lessOf(draft.given, (given) => isEnough(given), FIXED) };
}

/** Leaves out every part, and every part of a part, that isn't needed. */
function lessOf(parts: Given, isEnough: (parts: Given) => boolean, fixed: readonly string[] = []): Given {
  let left = parts;
  for (const [name, part] of Object.entries(parts)) {
    if (fixed.includes(name)) continue;
    const { [name]: _, ...without } = left;
    if (isEnough(without)) left = without;
    else if (typeof part === 'object' && part !== null && !Array.isArray(part)) {
      const rest = left;
      const inner = lessOf(part as Given, (fewer) => isEnough({ ...rest, [name]: fewer }));
      left = { ...rest, [name]: inner };
    }
  }
  return left;
}
