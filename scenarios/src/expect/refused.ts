import { type Phrase, Refusal, type Seat, stateHash } from '@moonstaff/kernel';
import { fitting, json } from '../choose.ts';
import { Fault, finding } from '../fault.ts';
import { differences } from '../match-value.ts';
import type { Check, Moment, Reader } from '../moment.ts';
import type { Place } from '../place.ts';
import { fieldsOf, itemsOf, patternOf, seatOf, textOf } from '../reading.ts';
import { wordless } from '../spoken.ts';

/**
 * `refused: {red: pattern, because: key, args: {…}}` or a list of these; in place of a seat's action also
 * `undo: red` and `redo: red`. The reason is what `explain` says, or why undo or redo is refused.
 */
export const refused: Reader = (place, seats) => itemsOf(place).map((item) => readOne(item, seats));

function readOne(place: Place, seats: readonly string[]): Check {
  const fields = new Map(fieldsOf(place, 'refused'));
  const because = fields.get('because');
  const args = fields.get('args');
  fields.delete('because');
  fields.delete('args');
  const [only, ...more] = fields;
  if (only === undefined || more.length > 0)
    throw new Fault(place.line, 'form.refused', { fields: [...fields.keys()] });
  const [name, what] = only;
  // The reason may come from the kernel, which has phrases of its own.
  const isOwn = name !== 'undo' && name !== 'redo';
  const attempt = attemptOf(name, what, seats);
  const key = because && textOf(because, 'because');
  return (moment) => {
    const before = stateHash(moment.match.state);
    const answer = attempt(moment);
    if (stateHash(moment.match.state) !== before) return [finding(place.line, 'refused.changed')];
    if (answer.allowed) return [finding(what.line, 'refused.allowed', { asked: what.value })];
    if (key !== undefined && answer.why?.key !== key) {
      return [
        finding(because?.line ?? place.line, 'refused.other', { expected: key, actual: json({ ...answer.why }) }),
      ];
    }
    const unsaid = wordless(moment.match.game, what.line, isOwn && answer.why !== undefined ? [answer.why] : []);
    if (unsaid.length > 0) return unsaid;
    return args === undefined ? [] : differences(args, json(answer.why?.args), 'args');
  };
}

interface Answer {
  readonly allowed: boolean;
  readonly why?: Phrase | undefined;
}

function attemptOf(name: string, what: Place, seats: readonly string[]): (moment: Moment) => Answer {
  if (name === 'undo' || name === 'redo') {
    const seat = seatOf(textOf(what, 'seat'), seats, what.line);
    return ({ match }) => tryBack(() => match.fork()[name](seat));
  }
  const seat = seatOf(name, seats, what.line);
  const pattern = patternOf(what);
  return (moment) => tryAction(moment, seat, pattern);
}

function tryAction({ match, adapter, seats }: Moment, seat: Seat, pattern: Place): Answer {
  const { game, state } = match;
  const legal = game.toAct(state).includes(seat) ? game.legal(state, seat) : [];
  const allowed = fitting(pattern, legal).length > 0 || game.isLegal(state, seat, pattern.value);
  return allowed
    ? { allowed }
    : { allowed, why: game.explain(state, seat, adapter.thing?.(pattern.value, seats) ?? pattern.value) };
}

function tryBack(change: () => unknown): Answer {
  try {
    change();
    return { allowed: true };
  } catch (error) {
    if (error instanceof Refusal) return { allowed: false, why: error.phrase };
    throw error;
  }
}
