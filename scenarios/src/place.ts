import type { Json } from '@moonstaff/kernel';
import { type Document, isAlias, isMap, isScalar, isSeq, type LineCounter, type Node } from 'yaml';
import { Fault } from './fault.ts';

/** A value in a file, with its line. */
export interface Place {
  readonly line: number;
  readonly value: Json;
  /** If the value is a map. */
  readonly fields?: ReadonlyMap<string, Place>;
  /** If the value is a list. */
  readonly items?: readonly Place[];
}

/** The places of a YAML document. */
export function placesOf(doc: Document, counter: LineCounter): Place {
  const lineOf = (node: { range?: readonly number[] | null | undefined }): number =>
    counter.linePos(node.range?.[0] ?? 0).line;

  function place(node: Node | null, above: number): Place {
    if (node === null) return { line: above, value: null };
    const line = lineOf(node);
    if (isAlias(node)) {
      const target = node.resolve(doc);
      if (target === undefined) throw new Fault(line, 'yaml.alias', { name: node.source });
      return { ...place(target, line), line };
    }
    if (isSeq<Node>(node)) {
      const items = node.items.map((item) => place(item, line));
      return { line, value: items.map((item) => item.value), items };
    }
    if (isMap<Node, Node>(node)) {
      const fields = new Map<string, Place>();
      for (const { key, value } of node.items) {
        if (!isScalar(key)) throw new Fault(lineOf(key), 'yaml.key');
        const inside = place(value, lineOf(key));
        fields.set(String(key.value), { ...inside, line: lineOf(key) });
      }
      return { line, value: Object.fromEntries([...fields].map(([name, field]) => [name, field.value])), fields };
    }
    if (isScalar(node) && isPlain(node.value)) return { line, value: node.value };
    throw new Fault(line, 'yaml.value');
  }

  return place(doc.contents as Node | null, 1);
}

const isPlain = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** The line of the deepest part of `path` (`red.hand.2`) that's in the file. */
export function lineAt(place: Place, path: string): number {
  let here = place;
  for (const name of path.split('.')) {
    const next = here.fields?.get(name) ?? here.items?.[Number(name)];
    if (next === undefined) break;
    here = next;
  }
  return here.line;
}
