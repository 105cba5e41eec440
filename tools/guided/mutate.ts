/** A number below the limit. */
export type Below = (limit: number) => number;

const NUMBERS = ['0', '-1', '1e309', '4294967296', '9007199254740993', '0.1', '-0', '1e-7'];
const WORDS = ['', '\u0000', '\u202e', '__proto__', 'constructor', 'null', '💥', '\ud800', 'x'.repeat(300), '../..'];
const MARKS = ['{', '}', '[', ']', '"', ':', ',', '\n', '- ', '  ', '\\', '&a ', '*a', '|', '#', '!!', '\t'];
const MAX_LENGTH = 20_000;

const pick = <T>(below: Below, list: readonly T[]): T | undefined => list[below(Math.max(1, list.length))];

/** One input made of another: mostly a small change, sometimes of what it says, sometimes of its bytes. */
export function mutate(text: string, corpus: readonly string[], below: Below): string {
  let changed = text;
  for (let times = 1 + below(4); times > 0; times--) {
    const data = below(3) > 0 ? parsed(changed) : undefined;
    changed =
      data === undefined ? mutateText(changed, corpus, below) : JSON.stringify(mutateData(data.value, corpus, below));
  }
  return changed.slice(0, MAX_LENGTH);
}

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function mutateText(text: string, corpus: readonly string[], below: Below): string {
  const [from, length] = [below(text.length + 1), below(16)];
  const [before, after] = [text.slice(0, from), text.slice(from + length)];
  const donor = pick(below, corpus) ?? '';
  const start = below(donor.length + 1);
  switch (below(7)) {
    case 0:
      return before + after;
    case 1:
      return before + (pick(below, [...NUMBERS, ...WORDS]) ?? '') + text.slice(from);
    case 2:
      return before + (pick(below, MARKS) ?? '') + text.slice(from);
    case 3:
      return before + text.slice(from, from + length).repeat(2 + below(20)) + after;
    case 4:
      return before + donor.slice(start, start + below(200)) + after;
    case 5:
      return before + String.fromCharCode(below(0x10000)) + text.slice(from + 1);
    default:
      return swapLines(text, below);
  }
}

/** Moves one line to where another was. Many formats have one thing per line. */
function swapLines(text: string, below: Below): string {
  const lines = text.split('\n');
  const [line = ''] = lines.splice(below(lines.length), 1);
  if (below(3) > 0) lines.splice(below(lines.length + 1), 0, line, ...(below(2) === 0 ? [line] : []));
  return lines.join('\n');
}

type Holder = Record<string, unknown>;

/** Changes one place somewhere inside. */
function mutateData(data: unknown, corpus: readonly string[], below: Below): unknown {
  const places = placesIn(data);
  const place = pick(below, places);
  if (place === undefined) return value(corpus, below);
  const { holder, name } = place;
  const other = pick(below, places);
  const change = below(5);
  if (change === 0) delete holder[name];
  else if (change === 1) holder[`${name}${below(2) === 0 ? '' : 'x'}`] = value(corpus, below);
  else if (change === 2) holder[name] = structuredClone(other?.holder[other.name]);
  else if (change === 3) holder[String(other?.name)] = holder[name];
  else if (typeof holder[name] === 'number') holder[name] = Number(holder[name]) + below(3) - 1;
  else holder[name] = value(corpus, below);
  return data;
}

/** Every field and item, at most this many. */
const MAX_PLACES = 2000;

function placesIn(data: unknown): readonly { readonly holder: Holder; readonly name: string }[] {
  const found: { readonly holder: Holder; readonly name: string }[] = [];
  const waiting: unknown[] = [data];
  while (waiting.length > 0 && found.length < MAX_PLACES) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    for (const name of Object.keys(next)) {
      found.push({ holder: next as Holder, name });
      waiting.push((next as Holder)[name]);
    }
  }
  return found;
}

function value(corpus: readonly string[], below: Below): unknown {
  switch (below(6)) {
    case 0:
      return Number(pick(below, NUMBERS));
    case 1:
      return pick(below, WORDS);
    case 2:
      return pick(below, [null, true, false, [], {}, [[]], { type: 'x' }]);
    case 3:
      return below(10);
    default: {
      const donor = parsed(pick(below, corpus) ?? '');
      const place = pick(below, placesIn(donor?.value));
      return structuredClone(place?.holder[place.name] ?? null);
    }
  }
}
