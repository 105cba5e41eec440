import { at } from '../../data.ts';
import { brief, type Moment } from '../moment.ts';
import { notPlain } from '../plain.ts';

/** Who may act and what they may do: nobody waits with nothing to do, nobody acts out of turn. */
export function checkWaiting({ game, state, seats, waiting, legal, report }: Moment): void {
  if (
    waiting.some((seat, i) => !Number.isInteger(seat) || seat < 0 || seat >= seats || seat <= (waiting[i - 1] ?? -1))
  ) {
    report(`toAct is ${brief(waiting)}: not seats of this table in ascending order`);
  }
  const isOver = game.outcome(state) !== undefined;
  if (isOver !== (waiting.length === 0)) {
    report(isOver ? `there is an outcome while ${brief(waiting)} may act` : 'nobody may act and there is no outcome');
  }
  for (let seat = 0; seat < seats; seat++) {
    const offers = at(legal, seat);
    if (waiting.includes(seat) !== offers.length > 0) {
      report(`seat ${seat} ${waiting.includes(seat) ? 'may act and has no' : 'may not act and has a'} legal action`);
    }
    const texts = offers.map((offer) => JSON.stringify(offer));
    if (new Set(texts).size < texts.length) report(`legal lists ${twiceIn(texts)} twice for seat ${seat}`);
    const odd = notPlain(offers, 'legal');
    if (odd !== undefined) report(`${odd}, seat ${seat}`);
    if (JSON.stringify(game.legal(state, seat)) !== `[${texts.join(',')}]`) {
      report(`legal of seat ${seat} is not the same twice`);
    }
  }
}

const twiceIn = (texts: readonly string[]): string | undefined => texts.find((text, i) => texts.indexOf(text) !== i);
