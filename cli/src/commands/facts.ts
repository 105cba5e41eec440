import type { Json } from '@moonstaff/kernel';
import { brief, type Component } from '@moonstaff/scenarios';
import { loadWords, type Words } from '@moonstaff/text';
import type { Command } from '../command.ts';
import { EXIT, Usage } from '../exit.ts';
import { GAME_IDS, gameOf } from '../games.ts';
import { optionValue } from '../parse.ts';
import { columns, table } from '../table.ts';
import { word } from '../words.ts';

const PAGE = 120;
const UNLIMITED = 'unlimited';

export const facts: Command = {
  name: 'facts',
  about: word('facts.about'),
  usage: word('facts.usage'),
  options: {
    game: { about: word('simulate.game', { known: GAME_IDS }), value: 'game' },
    kind: { about: word('facts.kind'), value: 'kind' },
    json: { about: word('help.json') },
  },
  run: async (parsed, terminal) => {
    const { game, components } = gameOf(parsed);
    const kinds = Map.groupBy(components, ({ kind }) => kind);
    const kind = optionValue(parsed, 'kind');
    if (kind !== undefined && !kinds.has(kind)) {
      throw new Usage('facts.unknownKind', { game: game.id, given: kind, known: [...kinds.keys()] });
    }
    const chosen = [...kinds].filter(([name]) => kind === undefined || name === kind);
    if (parsed.flags.has('json')) {
      const data = chosen.map(([name, list]) => [
        name,
        list.map(({ id, data }) => (Array.isArray(data) ? { id, values: data } : { id, ...data })),
      ]);
      terminal.out(`${JSON.stringify({ game: game.id, components: Object.fromEntries(data) }, bounded, 2)}\n`);
    } else if (chosen.length === 0) {
      terminal.out(`${word('facts.none', { game: game.id })}\n`);
    } else {
      const words = await loadWords('en');
      terminal.out(`${chosen.map(([name, list]) => section(name, list, words)).join('\n\n')}\n`);
    }
    return EXIT.ok;
  },
};

interface Row {
  readonly id: string;
  readonly name: string;
  readonly fields: ReadonlyMap<string, Json>;
}

/** One kind of component: as a table where it fits the width of a page, else one below the other; pictures last. */
function section(kind: string, list: readonly Component[], words: Words): string {
  const rows = list.map(({ id, data }): Row => ({ id, name: words.name(kind, id), fields: fieldsOf(data) }));
  const names = [...new Set(rows.flatMap(({ fields }) => [...fields.keys()]))].filter((name) => name !== 'id');
  const shown = names.filter((name) => !rows.some(({ fields }) => isPicture(fields.get(name))));
  const asTable = tableOf(rows, shown);
  const lines = asTable.some((line) => line.length > PAGE) ? recordsOf(rows, shown) : asTable;
  const pictures = rows.flatMap(({ id, fields }) =>
    [...fields.values()].filter(isPicture).flatMap((text) => ['', `${id}:${text}`]),
  );
  return [`${kind} (${list.length})`, ...lines, ...pictures].join('\n');
}

const fieldsOf = (data: object): ReadonlyMap<string, Json> => new Map(Object.entries(data as { [name: string]: Json }));

/** A name that only repeats the id is left out. */
const hasNames = (rows: readonly Row[]): boolean => rows.some(({ id, name }) => name !== id);

function tableOf(rows: readonly Row[], shown: readonly string[]): readonly string[] {
  const isNamed = hasNames(rows);
  const head = [word('facts.id'), ...(isNamed ? [word('facts.name')] : []), ...shown];
  const cells = rows.map(({ id, name, fields }) => [
    id,
    ...(isNamed ? [name] : []),
    ...shown.map((field) => cell(fields.get(field))),
  ]);
  return table(head, cells);
}

const recordsOf = (rows: readonly Row[], shown: readonly string[]): readonly string[] =>
  rows.flatMap(({ id, name, fields }) => [
    name === id ? id : `${id}  ${name}`,
    ...columns(shown.filter((field) => fields.has(field)).map((field) => [`  ${field}`, cell(fields.get(field))])),
  ]);

const isPicture = (value: Json | undefined): value is string => typeof value === 'string' && value.includes('\n');

const cell = (value: Json | undefined): string => (value === undefined ? '' : brief(value));

/** JSON knows no number without bound. */
const bounded = (_: string, value: unknown): unknown => (value === Number.POSITIVE_INFINITY ? UNLIMITED : value);
