import { Refusal } from '@moonstaff/kernel';
import type { Blocked, Feature, Terrain } from '../terrain.ts';
import type { MapSource } from './source.ts';

/** One cell of a picture, with the place it was read from. */
export interface Cell {
  readonly q: number;
  readonly r: number;
  readonly terrain: Terrain;
  readonly feature: Feature;
}

export interface BlockedCell {
  readonly q: number;
  readonly r: number;
  readonly kind: Blocked;
}

export interface Picture {
  readonly cells: readonly Cell[];
  readonly blocked: readonly BlockedCell[];
}

const GROUND: { readonly [code: string]: Terrain } = { g: 'grass', d: 'desert', m: 'mountain', '~': 'sea' };
const FIGURES: { readonly [code: string]: string } = { T: 'triangle', C: 'circle', S: 'square' };
const BLOCKS: { readonly [code: string]: Blocked } = { VVV: 'volcano', '###': 'reef' };
const CELL_WIDTH = 4;

/** Reads a picture into cells. A mistake is refused with its line and column, both counted from 1. */
export function parsePicture(source: MapSource): Picture {
  const lines = source.picture.split('\n');
  const head = lines.findIndex((line) => line.includes('|'));
  if (head < 0) throw new Refusal('guild.map.head', { map: source.id });
  const bar = lines[head]?.indexOf('|') ?? 0;
  const columns = readColumns(source, lines[head] ?? '', head, bar);
  const cells: Cell[] = [];
  const blocked: BlockedCell[] = [];
  for (let number = head + 1; number < lines.length; number++) {
    const line = lines[number] ?? '';
    if (line.trim() === '') continue;
    const margin = Number(line.slice(0, bar));
    if (line[bar] !== '|' || !Number.isInteger(margin)) {
      throw new Refusal('guild.map.margin', { map: source.id, line: number + 1, column: 1 });
    }
    for (const match of line.slice(bar + 1).matchAll(/\S+/g)) {
      const column = bar + 1 + match.index;
      const where = { map: source.id, line: number + 1, column: column + 1, cell: match[0] };
      const q = columns.get(column);
      if (q === undefined) throw new Refusal('guild.map.column', where);
      if ((margin - q) % 2 !== 0) throw new Refusal('guild.map.row', where);
      const r = (margin - q) / 2;
      const block = BLOCKS[match[0]];
      if (block !== undefined) {
        blocked.push({ q, r, kind: block });
        continue;
      }
      const read = readCell(match[0], source.figures === true);
      if (read === undefined) throw new Refusal('guild.map.cell', where);
      if (read.terrain === 'capital' && (q !== 0 || r !== 0)) throw new Refusal('guild.map.capital', where);
      cells.push({ q, r, ...read });
    }
  }
  return { cells, blocked };
}

/** Where each column of spaces starts in a line → its q. */
function readColumns(source: MapSource, line: string, number: number, bar: number): Map<number, number> {
  const columns = new Map<number, number>();
  let first: number | undefined;
  for (const match of line.slice(bar + 1).matchAll(/\S+/g)) {
    const q = Number(match[0]);
    first ??= q;
    const column = bar + 1 + match.index;
    if (!Number.isInteger(q) || column !== bar + 2 + (q - first) * CELL_WIDTH) {
      throw new Refusal('guild.map.column', { map: source.id, line: number + 1, column: column + 1, cell: match[0] });
    }
    columns.set(column, q);
  }
  return columns;
}

function readCell(code: string, figures: boolean): { terrain: Terrain; feature: Feature } | undefined {
  if (code === '@@@') return { terrain: 'capital', feature: { type: 'capital' } };
  const tower = /^T(N|NE|E|SE|S|SW|W|NW)$/.exec(code);
  if (tower?.[1] !== undefined) return { terrain: 'wild', feature: { type: 'tower', compass: tower[1] } };
  const crystal = /^X([1-9])$/.exec(code);
  if (crystal !== null) return { terrain: 'wild', feature: { type: 'crystal', value: Number(crystal[1]) } };
  const terrain = GROUND[code[0] ?? ''];
  const feature = readFeature(code.slice(1), figures);
  return terrain === undefined || feature === undefined ? undefined : { terrain, feature };
}

function readFeature(code: string, figures: boolean): Feature | undefined {
  if (code === '') return { type: 'empty' };
  if (/^[1-9]$/.test(code)) return { type: 'coin', value: Number(code) };
  if (/^C[1-9]$/.test(code)) return { type: 'city', value: Number(code[1]) };
  if (code === 'R') return { type: 'ruin' };
  const mark = /^R([A-Z])$/.exec(code)?.[1];
  if (mark === undefined) return undefined;
  const symbol = figures ? FIGURES[mark] : mark;
  return symbol === undefined ? undefined : { type: 'ruin', symbol };
}
