import type { Json, Phrase } from '@moonstaff/kernel';
import { Fault } from '../fault.ts';
import { fits } from '../match-value.ts';
import type { Place } from '../place.ts';
import { fieldsOf, textOf } from '../reading.ts';

/** A phrase as it's written in a file: `key`, or `key: {argument: value}` with the arguments that matter. */
export interface WantedPhrase {
  readonly line: number;
  readonly key: string;
  readonly args?: Place;
  readonly value: Json;
}

export function wantedPhrase(place: Place): WantedPhrase {
  const { line, value } = place;
  if (place.fields === undefined) return { line, key: textOf(place, 'phrase'), value };
  const [only, ...more] = place.fields;
  if (only === undefined || more.length > 0) throw new Fault(line, 'form.phrase', { fields: [...place.fields.keys()] });
  const [key, args] = only;
  if (args.value === null) return { line, key, value };
  fieldsOf(args, 'args');
  return { line, key, args, value };
}

export const says = (wanted: WantedPhrase, { key, args }: Phrase): boolean =>
  wanted.key === key && (wanted.args === undefined || fits(wanted.args, args));

/** As it would be written in a file. */
export const written = ({ key, args }: Phrase): Json => ({ [key]: args });
