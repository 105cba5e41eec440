/** What an action costs and is certain to give, found by trying it on a copy up to the first reveal. */
import { type GameEvent, type Out, type Phrase, type Preview, phrase, type Seat } from '@moonstaff/kernel';
import type { ArnakAction } from './action.ts';
import { landVoyage } from './actions/voyage.ts';
import { apply } from './apply.ts';
import { siteOf } from './board.ts';
import { guardianById } from './data/index.ts';
import type { Icons } from './effects/language.ts';
import { answersTo, run } from './effects/run.ts';
import { openQuestion, type Question } from './frames.ts';
import { type ArnakState, clone } from './state.ts';
import { tokensOf } from './tokens.ts';

/** Events that are part of the price. */
const PRICES = new Set(['arnak.paid', 'arnak.paidCard', 'arnak.paidIdol', 'arnak.discarded']);

/** Events that are part of the gain. */
const GAINS = new Set(
  [
    'gained gainedIcons iconsLeft fear fearTile received tookIdols overcame templeTile exiled exiledFearTile',
    'recruited rescued upgraded refreshed swapped unslotted recalled roundFlag',
  ].flatMap((line) => line.split(' ').map((name) => `arnak.${name}`)),
);

/** Listens until something hidden is shown. */
class Listener implements Out {
  readonly price: Phrase[] = [];
  readonly gains: Phrase[] = [];
  reveals: Phrase | undefined;
  payments: readonly ArnakAction[] | undefined;
  readonly #seat: Seat;

  constructor(seat: Seat) {
    this.#seat = seat;
  }

  event({ key, args }: GameEvent): void {
    if (this.reveals !== undefined || args['seat'] !== this.#seat) return;
    if (PRICES.has(key)) this.price.push({ key, args });
    else if (GAINS.has(key)) this.gains.push({ key, args });
  }

  reveal(why: Phrase): void {
    this.reveals ??= why;
  }

  confirm(): void {}

  settle(): void {}
}

export function preview(state: ArnakState, seat: Seat, action: ArnakAction): Preview {
  const trial = clone(state);
  const heard = new Listener(seat);
  apply(trial, seat, action, heard);
  if (heard.reveals === undefined) goOn(trial, seat, action, heard);
  const { price, gains, reveals, payments } = heard;
  return { price, gains, ...(reveals !== undefined && { reveals }), ...(payments !== undefined && { payments }) };
}

/** A target that is still to be paid for: its price, and what comes once it is paid. */
function goOn(trial: ArnakState, seat: Seat, action: ArnakAction, heard: Listener): void {
  const question = openQuestion(trial);
  if (question === undefined) return;
  if ((action.type === 'dig' || action.type === 'discover') && question.at === 'voyage') {
    heard.payments = paymentsFor(trial, seat, question);
    if (question.compass > 0) heard.price.push(phrase('arnak.price.tokens', { tokens: { compass: question.compass } }));
    travelPrice(question.travel, heard);
    trial.stack.pop();
    if (!question.main) trial.stack.pop();
    landVoyage(trial, seat, question, heard);
    run(trial, seat, heard);
  } else if (action.type === 'overcome' && question.at === 'guardianPrice') {
    heard.payments = paymentsFor(trial, seat, question);
    const { guardian } = siteOf(trial, question.site);
    if (guardian === 'none') return;
    const { cost } = guardianById[guardian];
    const tokens = tokensOf(cost);
    if (Object.keys(tokens).length > 0) heard.price.push(phrase('arnak.price.tokens', { tokens }));
    travelPrice(cost.travel ?? [], heard);
    if (cost.handCards !== undefined) heard.price.push(phrase('arnak.price.handCards', { count: cost.handCards }));
    heard.gains.push(phrase('arnak.overcame', { seat, site: question.site, guardian }));
  }
}

const paymentsFor = (trial: ArnakState, seat: Seat, question: Question): readonly ArnakAction[] =>
  answersTo(trial, seat, question).filter(({ type }) => type === 'pay');

function travelPrice(icons: Icons, heard: Listener): void {
  if (icons.length > 0) heard.price.push(phrase('arnak.price.travel', { icons: [...icons] }));
}
