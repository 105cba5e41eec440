import type { Phrase } from '@moonstaff/kernel';
import { choose } from '../choose.ts';
import { Fault, type Finding, finding } from '../fault.ts';
import type { Check, Reader } from '../moment.ts';
import type { Place } from '../place.ts';
import { demandKnown, fieldsOf, itemsOf, patternOf, seatOf } from '../reading.ts';
import { wordless } from '../spoken.ts';
import { says, type WantedPhrase, wantedPhrase, written } from './phrases.ts';

/** `preview: {red: pattern, price: [phrase, …], gains: [phrase, …], reveals: phrase}` or a list of such. */
export const preview: Reader = (place, seats) => itemsOf(place).map((item) => readOne(item, seats));

const PARTS = ['price', 'gains', 'reveals'] as const;

function readOne(place: Place, seats: readonly string[]): Check {
  const fields = fieldsOf(place, 'preview');
  const seatName = [...fields.keys()].find((name) => seats.includes(name.toLowerCase()));
  if (seatName === undefined) throw new Fault(place.line, 'form.preview', { seats });
  for (const [name, { line }] of fields) if (name !== seatName) demandKnown(name, PARTS, line, 'preview');
  const action = fields.get(seatName);
  if (action === undefined) throw new Fault(place.line, 'form.preview', { seats });
  const seat = seatOf(seatName, seats, action.line);
  const pattern = patternOf(action);
  const wanted = PARTS.flatMap((part) => {
    const list = fields.get(part);
    return list === undefined ? [] : [{ part, line: list.line, phrases: phrasesOf(list) }];
  });
  return (moment) => {
    const choice = choose(moment, seat, pattern);
    if ('wrong' in choice) return [choice.wrong];
    const shown = moment.match.game.preview(moment.match.state, seat, choice.action);
    const said = {
      price: shown.price,
      gains: shown.gains,
      reveals: shown.reveals === undefined ? [] : [shown.reveals],
    };
    const unsaid = wordless(moment.match.game, place.line, Object.values(said).flat());
    if (unsaid.length > 0) return unsaid;
    return wanted.flatMap(({ part, line, phrases }) => sameSet(part, line, phrases, said[part]));
  };
}

/** `[]` means there are none. */
const phrasesOf = (list: Place): readonly WantedPhrase[] => itemsOf(list).map(wantedPhrase);

/** All of them and no others, in any order. */
function sameSet(
  part: string,
  line: number,
  wanted: readonly WantedPhrase[],
  said: readonly Phrase[],
): readonly Finding[] {
  const left = [...said];
  for (const one of wanted) {
    const found = left.findIndex((phrase) => says(one, phrase));
    if (found < 0)
      return [finding(one.line, 'preview.missing', { part, expected: one.value, said: said.map(written) })];
    left.splice(found, 1);
  }
  return left.length === 0 ? [] : [finding(line, 'preview.unwanted', { part, said: left.map(written) })];
}
