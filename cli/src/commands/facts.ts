import type { Json } from '@moonstaff/kernel';
import { brief, type Component } from '@moonstaff/scenarios';
import { loadWords, type Words } from '@moonstaff/text';
import type { Command } from '../command.ts';
import { EXIT, Usage } from '../exit.ts';
import { GAME_IDS, gameOf } from '../games.ts';
import { optionValue } from '../parse.ts';
import { table } from '../table.ts';
import { word } from '../words.ts';

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

/** One kind of component: a line each, a column for every field some of them have; pictures below. */
function section(kind: string, list: readonly Component[], words: Words): string {
  const rows = list.map(({ id, data }) => ({ id, fields: new Map(Object.entries(data as { [name: string]: Json })) }));
  const names = [...new Set(rows.flatMap(({ fields }) => [...fields.keys()]))].filter((name) => name !== 'id');
  const shown = names.filter((name) => !rows.some(({ fields }) => isPicture(fields.get(name))));
  const head = [word('facts.id'), word('facts.name'), ...shown];
  const cells = rows.map(({ id, fields }) => [
    id,
    words.name(kind, id),
    ...shown.map((name) => cell(fields.get(name))),
  ]);
  const pictures = rows.flatMap(({ id, fields }) => [...fields.values()].filter(isPicture).map((text) => [id, text]));
  return [
    `${kind} (${list.length})`,
    ...table(head, cells),
    ...pictures.flatMap(([id, text]) => ['', `${id}:${text}`]),
  ].join('\n');
}

const isPicture = (value: Json | undefined): value is string => typeof value === 'string' && value.includes('\n');

const cell = (value: Json | undefined): string => (value === undefined ? '' : brief(value));

/** JSON knows no number without bound. */
const bounded = (_: string, value: unknown): unknown => (value === Number.POSITIVE_INFINITY ? UNLIMITED : value);
