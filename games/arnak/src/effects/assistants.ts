/** Steps about assistants (A-AST-2 to A-AST-9, A-AST-14, A-SNK-5 to A-SNK-7, A-CRD-7, A-CRD-10, A-EFF-12). */

import { at, type Out, phrase, type Seat } from '@moonstaff/kernel';
import type { ArnakAction } from '../action.ts';
import { hasChange } from '../changes.ts';
import { ASSISTANT_SQUARES, type AssistantId, assistantById } from '../data/index.ts';
import { NOTHING } from '../frozen.ts';
import { push, pushSteps } from '../stack.ts';
import { type ArnakState, type OwnAssistant, playerAt } from '../state.ts';
import { type Asking, ask, type Begin, orDecline } from './handlers.ts';

const hasRoom = (state: ArnakState, seat: Seat): boolean => playerAt(state, seat).assistants.length < ASSISTANT_SQUARES;

/** The stacks of the supply board that still have a tile. */
const openStacks = (state: ArnakState): readonly number[] =>
  state.supply.flatMap((stack, index) => (stack.length > 0 ? [index] : []));

/** Takes the top tile; the next one becomes visible (A-AST-4). */
function lift(state: ArnakState, stack: number, out: Out): AssistantId {
  const [top, ...rest] = at(state.supply, stack);
  if (top === undefined) throw new RangeError(`assistant stack ${stack} is empty`);
  state.supply[stack] = rest;
  if (rest.length > 0) out.reveal(phrase('arnak.wall.assistant'));
  return top;
}

export const recruitAssistant = ask('recruit');

export const recruiting: Asking<'recruit'> = {
  answers: (state, seat) =>
    hasRoom(state, seat) ? openStacks(state).map((stack): ArnakAction => ({ type: 'recruit', stack })) : [],
  answer(state, seat, _frame, action, out) {
    if (action.type !== 'recruit') return;
    const player = playerAt(state, seat);
    const id = at(at(state.supply, action.stack), 0);
    out.event(phrase('arnak.recruited', { seat, assistant: id }));
    player.assistants = [...player.assistants, { id, gold: false, ready: true }];
    lift(state, action.stack, out);
  },
};

/** The rest keeps its order; players who reached the row have seen all of it (A-SNK-3). */
export const rescueAssistant: Begin<'rescueAssistant'> = (state, seat, _step, out) => {
  if (state.rescue.length > 1) out.reveal(phrase('arnak.wall.rescue'));
  if (state.rescue.length > 0) out.event(phrase('arnak.rescueLooked', { seat }));
  push(state, { at: 'rescue' });
};

export const rescuing: Asking<'rescue'> = {
  answers: (state, seat) =>
    hasRoom(state, seat) ? state.rescue.map((assistant): ArnakAction => ({ type: 'rescue', assistant })) : [],
  answer(state, seat, _frame, action, out) {
    if (action.type !== 'rescue') return;
    const player = playerAt(state, seat);
    const top = state.rescue[0];
    out.event(phrase('arnak.rescued', { seat, assistant: action.assistant }));
    state.rescue = state.rescue.filter((id) => id !== action.assistant);
    player.assistants = [...player.assistants, { id: action.assistant, gold: false, ready: false }];
    if (top === action.assistant && state.rescue.length > 0) out.reveal(phrase('arnak.wall.assistant'));
  },
};

function change(state: ArnakState, seat: Seat, id: AssistantId, how: (own: OwnAssistant) => OwnAssistant): void {
  const player = playerAt(state, seat);
  player.assistants = player.assistants.map((own) => (own.id === id ? how(own) : own));
}

export const upgradeAssistant = ask('upgrade');

/** Silver to gold, and ready again. */
export const upgrading: Asking<'upgrade'> = {
  answers: (state, seat) =>
    playerAt(state, seat)
      .assistants.filter(({ gold }) => !gold)
      .map(({ id }): ArnakAction => ({ type: 'upgrade', assistant: id })),
  answer(state, seat, _frame, action, out) {
    if (action.type !== 'upgrade') return;
    change(state, seat, action.assistant, ({ id }) => ({ id, gold: true, ready: true }));
    out.event(phrase('arnak.upgraded', { seat, assistant: action.assistant }));
  },
};

export const refreshAssistant: Begin<'refreshAssistant'> = (state, _seat, step) => {
  push(state, { at: 'refresh', left: step.count });
};

/** Each one once, even if it was used again in between (ruling 86). */
export const refreshing: Asking<'refresh'> = {
  answers(state, seat, { done = NOTHING }) {
    const { assistants } = playerAt(state, seat);
    const others = assistants.filter(({ id }) => !done.includes(id));
    if (hasChange(state, 'refreshOnce') && !others.some(mayBeExhausted)) return [];
    const exhausted = others.filter(({ ready }) => !ready);
    return orDecline(
      'refreshAssistant',
      exhausted.map(({ id }) => ({ type: 'refresh', assistant: id })),
    );
  },
  answer(state, seat, { left, done = NOTHING }, action, out) {
    if (action.type !== 'refresh') return;
    const now = [...done, action.assistant];
    if (left > 1) push(state, { at: 'refresh', left: left - 1, ...(hasChange(state, 'refreshOnce') && { done: now }) });
    change(state, seat, action.assistant, (own) => ({ ...own, ready: true }));
    out.event(phrase('arnak.refreshed', { seat, assistant: action.assistant }));
  },
};

/** It's exhausted, or using it as a free action would exhaust it. */
const mayBeExhausted = ({ id, ready }: OwnAssistant): boolean => !ready || assistantById[id].timing === 'free';

export const swapAssistant = ask('swap');

/** Same level, ready; the old one goes silver side up on the stack the new one came from. */
export const swapping: Asking<'swap'> = {
  answers(state, seat) {
    const list: ArnakAction[] = [];
    for (const { id } of playerAt(state, seat).assistants) {
      for (const stack of openStacks(state)) list.push({ type: 'swap', assistant: id, stack });
    }
    return orDecline('swapAssistant', list);
  },
  answer(state, seat, _frame, action, out) {
    if (action.type !== 'swap') return;
    const [fresh, ...rest] = at(state.supply, action.stack);
    if (fresh === undefined) return;
    state.supply[action.stack] = [action.assistant, ...rest];
    change(state, seat, action.assistant, ({ gold }) => ({ id: fresh, gold, ready: true }));
    out.event(phrase('arnak.swapped', { seat, assistant: action.assistant, fresh }));
  },
};

export const useSupplyAssistant: Begin<'useSupplyAssistant'> = (state, _seat, step) => {
  push(state, { at: 'supply', side: step.side });
};

/** Only the tops of the supply stacks; nobody is exhausted by it. */
export const usingSupply: Asking<'supply'> = {
  answers: (state) =>
    orDecline(
      'useSupplyAssistant',
      openStacks(state).map((stack) => ({ type: 'supply', stack })),
    ),
  answer(state, seat, { side }, action, out) {
    if (action.type !== 'supply') return;
    const assistant = at(at(state.supply, action.stack), 0);
    out.event(phrase('arnak.usedSupply', { seat, assistant, side }));
    pushSteps(state, assistantById[assistant][side]);
  },
};
