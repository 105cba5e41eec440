import type { Component } from '@moonstaff/scenarios';
import type { Words } from '@moonstaff/text';
import { columns, table } from '../table.ts';
import type { Word } from '../words.ts';
import { type Data, readings } from './readings.ts';

/** A component as a person reads it. */
interface Row {
  readonly id: string;
  readonly name: string;
  readonly cells: ReadonlyMap<string, string>;
}

const PAGE = 120;

/** One kind of component: as a table if it fits the width, otherwise one below the other. Pictures come last. */
export function section(game: string, kind: string, list: readonly Component[], words: Words, word: Word): string {
  const rows = list.map(({ id, data }): Row => {
    const fields = data as Data;
    const name = words.name(kind, fields['id'] ?? id);
    return { id, name: name === fields['id'] ? id : name, cells: readings(game, fields, words, word) };
  });
  const fields = [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))];
  const shown = fields.filter((field) => !rows.some(({ cells }) => isPicture(cells.get(field))));
  const asTable = tableOf(rows, shown, word);
  const lines = asTable.some((line) => line.length > PAGE) ? recordsOf(rows, shown) : asTable;
  const pictures = rows.flatMap(({ id, cells }) =>
    [...cells.values()].filter(isPicture).flatMap((text) => ['', `${id}:${text}`]),
  );
  return [`${kind} (${list.length})`, ...lines, ...pictures].join('\n');
}

const isPicture = (text: string | undefined): text is string => text?.includes('\n') === true;

function tableOf(rows: readonly Row[], shown: readonly string[], word: Word): readonly string[] {
  // A name that only repeats the id is left out.
  const isNamed = rows.some(({ id, name }) => name !== id);
  const head = [word('facts.id'), ...(isNamed ? [word('facts.name')] : []), ...shown];
  const lines = rows.map(({ id, name, cells }) => [
    id,
    ...(isNamed ? [name] : []),
    ...shown.map((field) => cells.get(field) ?? ''),
  ]);
  return table(head, lines);
}

const recordsOf = (rows: readonly Row[], shown: readonly string[]): readonly string[] =>
  rows.flatMap(({ id, name, cells }) => [
    '',
    name === id ? id : `${id}  ${name}`,
    ...columns(shown.filter((field) => cells.has(field)).map((field) => [`  ${field}`, cells.get(field) ?? ''])),
  ]);
