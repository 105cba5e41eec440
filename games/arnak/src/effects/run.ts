/** The interpreter: runs frames until the active player has something to decide. */
import { type Out, phrase, type Seat } from '@moonstaff/kernel';
import type { ArnakAction } from '../action.ts';
import { revealGuardian, revealSite } from '../actions/discover.ts';
import { isUsableFreely, mightActFreely, mightDrawFreely } from '../actions/free.ts';
import { isSecretStack } from '../actions/research.ts';
import { hasChange } from '../changes.ts';
import { type AutoFrame, isAuto, openQuestion, type Question } from '../frames.ts';
import { push } from '../stack.ts';
import type { ArnakState } from '../state.ts';
import * as assistants from './assistants.ts';
import * as cards from './cards.ts';
import * as choices from './choices.ts';
import * as earrings from './earrings.ts';
import * as guardians from './guardians.ts';
import type { Asking, Begin } from './handlers.ts';
import type { Op, Step } from './language.ts';
import * as lasting from './lasting.ts';
import { popFrame } from './pauses.ts';
import * as purchases from './purchases.ts';
import * as research from './research.ts';
import * as sites from './sites.ts';
import * as tokens from './tokens.ts';

const operations: { readonly [O in Op]: Begin<O> } = {
  gain: tokens.gain,
  gainFear: tokens.gainFear,
  gainPer: tokens.gainPer,
  travel: tokens.travel,
  upgradeResource: tokens.upgradeResource,
  draw: cards.draw,
  exile: cards.exile,
  spendHandCard: cards.spendHandCard,
  drawKeep: earrings.drawKeep,
  pay: choices.pay,
  choose: choices.choose,
  pass: lasting.passStep,
  roundFlag: lasting.roundFlag,
  unslotIdol: lasting.unslotIdol,
  sendArchaeologist: sites.sendArchaeologist,
  activateSite: sites.activateSite,
  activateTopTile: sites.activateTopTile,
  relocate: sites.relocate,
  recallArchaeologist: sites.recallArchaeologist,
  overcomeGuardian: guardians.overcomeGuardian,
  moveGuardian: guardians.moveGuardian,
  buyCard: purchases.buyCard,
  gainCard: purchases.gainCard,
  exileFromRow: purchases.exileFromRow,
  research: research.researchStep,
  recruitAssistant: assistants.recruitAssistant,
  rescueAssistant: assistants.rescueAssistant,
  upgradeAssistant: assistants.upgradeAssistant,
  refreshAssistant: assistants.refreshAssistant,
  swapAssistant: assistants.swapAssistant,
  useSupplyAssistant: assistants.useSupplyAssistant,
};

const questions: { readonly [At in Question['at']]: Asking<At> } = {
  voyage: sites.voyaging,
  guardianPrice: guardians.payingGuardian,
  pay: choices.paying,
  choose: choices.choosing,
  draw: cards.drawing,
  announce: earrings.announcing,
  hold: earrings.holding,
  return: earrings.returning,
  exile: cards.exiling,
  discard: cards.discarding,
  trade: tokens.trade,
  send: sites.sending,
  activate: sites.activating,
  again: sites.usingAgain,
  relocate: sites.relocating,
  recall: sites.recalling,
  overcome: guardians.overcoming,
  moveGuardian: guardians.movingGuardian,
  buy: purchases.buying,
  take: purchases.taking,
  use: purchases.using,
  research: research.researching,
  arrive: research.arriving,
  recruit: assistants.recruiting,
  rescue: assistants.rescuing,
  upgrade: assistants.upgrading,
  refresh: assistants.refreshing,
  swap: assistants.swapping,
  supply: assistants.usingSupply,
  unslot: lasting.unslotting,
};

/** The tables pair every kind of frame with its own handler, which TypeScript can't follow. */
const operationOf = (step: Step): Begin<Op> => operations[step.op] as Begin<Op>;
const questionOf = (frame: Question): Asking<Question['at']> => questions[frame.at] as Asking<Question['at']>;

export const answersTo = (state: ArnakState, seat: Seat, question: Question): readonly ArnakAction[] =>
  questionOf(question).answers(state, seat, question);

export function answer(state: ArnakState, seat: Seat, action: ArnakAction, out: Out): void {
  const question = openQuestion(state);
  if (question === undefined) return;
  popFrame(state, seat, out);
  if (action.type === 'skip') out.event(phrase('arnak.skipped', { seat }));
  carryOut(state, seat, question, action, out);
}

function carryOut(state: ArnakState, seat: Seat, question: Question, action: ArnakAction, out: Out): void {
  if (isByEffect(question, action)) out.event(phrase('arnak.byEffect', { seat }));
  questionOf(question).answer(state, seat, question, action, out);
}

/** Whether an effect lets a player do what would otherwise be a main action. */
function isByEffect(question: Question, { type }: ArnakAction): boolean {
  switch (question.at) {
    case 'buy':
    case 'overcome':
      return type === question.at;
    case 'research':
      return type === 'research' || type === 'temple';
    case 'voyage':
      return type === 'pay' && !question.main;
    default:
      return false;
  }
}

/** Runs until there's something to decide. For a player who waits, only one automatic step at a time happens. */
export function run(state: ArnakState, seat: Seat, out: Out): void {
  let isHolding = false;
  for (let frame = state.stack.at(-1); frame !== undefined; frame = state.stack.at(-1)) {
    if (isAuto(frame)) {
      if (isHolding) return;
      popFrame(state, seat, out);
      proceed(state, seat, frame, out);
      isHolding = state.wait === 'on';
      continue;
    }
    if (questionOf(frame).isAsked?.(state, seat, frame) === true) return;
    const answers = answersTo(state, seat, frame);
    const only = answers[0];
    if (only !== undefined && (answers.length > 1 || isHolding || isWorthAsking(state, seat, frame, only))) return;
    popFrame(state, seat, out);
    if (only === undefined) continue;
    carryOut(state, seat, frame, only, out);
    isHolding = state.wait === 'on';
  }
}

/** Questions for which a free action can bring another answer. */
const HELPED: readonly Question['at'][] = [
  'voyage',
  'guardianPrice',
  'pay',
  'trade',
  'send',
  'research',
  'buy',
  'refresh',
  'exile',
  'activate',
  'unslot',
];

/**
 * Whether a question with a single answer is asked anyway: where something is used up, where free actions could
 * open another way, and where one could use what the answer changes. It must not depend on cards that only their owner
 * knows, or the silence would tell the others about them.
 */
function isWorthAsking(state: ArnakState, seat: Seat, frame: Question, only: ArnakAction): boolean {
  switch (only.type) {
    case 'skip':
    case 'cancel':
      return HELPED.includes(frame.at) && mightActFreely(state, seat);
    case 'pay':
      return Object.keys(only).length > 1;
    case 'activate':
      return frame.at === 'activate' && sites.isSomeTooDear(state, seat, frame) && mightActFreely(state, seat);
    case 'discard':
      return true;
    case 'bonus':
      return frame.at === 'arrive' && isSecretStack(state, frame.space);
    case 'upgrade':
      return hasChange(state, 'askBeforeUse') && isUsableFreely(state, seat, only.assistant);
    case 'announce':
      return hasChange(state, 'askBeforeUse') && mightDrawFreely(state, seat);
    case 'hold':
      return frame.at === 'hold' && frame.cards.length > 1;
    default:
      return false;
  }
}

function proceed(state: ArnakState, seat: Seat, frame: AutoFrame, out: Out): void {
  if (frame.at === 'tile') {
    revealSite(state, frame.site, out);
  } else if (frame.at === 'guardian') {
    revealGuardian(state, frame.site, out);
  } else {
    const step = frame.steps[frame.next];
    if (step === undefined) return;
    if (frame.next + 1 < frame.steps.length) push(state, { ...frame, next: frame.next + 1 });
    operationOf(step)(state, seat, step, out);
  }
}
