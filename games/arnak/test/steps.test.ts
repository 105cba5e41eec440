import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { at } from '@moonstaff/kernel';
import { canPayCost, guardianPayments } from '../src/actions/overcome.ts';
import { rescueAssistant, rescuing } from '../src/effects/assistants.ts';
import { announcing, holding, returning } from '../src/effects/earrings.ts';
import { isOffered } from '../src/effects/language.ts';
import type { ArnakState } from '../src/index.ts';
import { Recorder, start } from './play.ts';
import { tableOf } from './things.ts';

const RESCUED = ['assistant-car', 'assistant-ship', 'assistant-plane'] as const;

describe('rescuing an assistant (A-SNK-3)', () => {
  const row = (count: number): ArnakState => ({ ...start({ board: 'snake' }), rescue: RESCUED.slice(0, count) });
  const looking = (count: number): Recorder => {
    const out = new Recorder();
    rescueAssistant(row(count), 0, { op: 'rescueAssistant' }, out);
    return out;
  };

  it('shows the whole row; a single tile was seen before', () => {
    assert.deepEqual(looking(2).reveals, ['arnak.wall.rescue']);
    assert.deepEqual(looking(1).reveals, []);
    assert.equal(looking(1).events.length, 1);
    assert.equal(looking(0).events.length, 0);
  });

  it('shows a new top only if the top was taken and there is one', () => {
    const taking = (count: number, assistant: (typeof RESCUED)[number]): readonly string[] => {
      const out = new Recorder();
      rescuing.answer(row(count), 0, { at: 'rescue' }, { type: 'rescue', assistant }, out);
      return out.reveals;
    };
    assert.deepEqual(taking(2, 'assistant-car'), ['arnak.wall.assistant']);
    assert.deepEqual(taking(2, 'assistant-ship'), []);
    assert.deepEqual(taking(1, 'assistant-car'), []);
  });
});

describe('the earrings tell only their owner which cards they are (A-INF-2)', () => {
  const table = (): ArnakState => tableOf({ deck: ['hat', 'axe', 'brush'], hand: [] });
  const step = { op: 'drawKeep', chooseCountUpTo: 3, mayReturnToTop: true, from: 'top' } as const;

  it('when they are looked at', () => {
    const [state, out] = [table(), new Recorder()];
    announcing.answer(state, 0, { at: 'announce', step }, { type: 'announce', count: 2 }, out);
    const looked = out.events.find(({ key }) => key === 'arnak.looked');
    assert.deepEqual(looked?.args, { seat: 0, count: 2, cards: [] });
    assert.deepEqual(looked?.secret, { 0: { cards: ['hat', 'axe'] } });
  });

  it('when one is held, and when one goes back', () => {
    const [state, out] = [table(), new Recorder()];
    holding.answer(
      state,
      0,
      { at: 'hold', cards: ['hat', 'axe'], mayReturn: true },
      { type: 'hold', card: 'axe' },
      out,
    );
    assert.deepEqual(out.events.at(-1)?.args, { seat: 0, card: 'hidden' });
    assert.deepEqual(out.events.at(-1)?.secret, { 0: { card: 'axe' } });
    assert.deepEqual(state.stack.at(-1), { at: 'return', cards: ['hat'] });
    returning.answer(state, 0, { at: 'return', cards: ['hat'] }, { type: 'return', card: 'hat' }, out);
    assert.deepEqual(out.events.at(-1)?.args, { seat: 0, card: 'hidden' });
    assert.deepEqual(out.events.at(-1)?.secret, { 0: { card: 'hat' } });
    assert.deepEqual(at(state.players, 0).deck.slice(0, 1), ['hat']);
  });

  it('and ask nothing more when nothing is left', () => {
    const state = table();
    const depth = state.stack.length;
    holding.answer(
      state,
      0,
      { at: 'hold', cards: ['hat'], mayReturn: true },
      { type: 'hold', card: 'hat' },
      new Recorder(),
    );
    assert.equal(state.stack.length, depth);
  });
});

describe('the price of a guardian', () => {
  it('can be called off when free actions have spent it', () => {
    const guarded = (things: Parameters<typeof tableOf>[0]): ArnakState => {
      const state = tableOf(things);
      state.sites[0] = { ...at(state.sites, 0), guardian: 'guardian-03' };
      return state;
    };
    const payments = (state: ArnakState): readonly unknown[] => guardianPayments(state, 0, at(state.sites, 0).id);
    assert.deepEqual(payments(guarded({ coins: 1, arrowhead: 1, icons: ['boot'] })), [
      { type: 'pay', icons: ['boot'] },
    ]);
    assert.deepEqual(payments(guarded({ coins: 1, arrowhead: 1 })), [{ type: 'cancel' }]);
    assert.deepEqual(payments(guarded({ coins: 0, arrowhead: 1, icons: ['boot'] })), [{ type: 'cancel' }]);
  });

  it('in idols is a price in crates', () => {
    assert.ok(!canPayCost(tableOf({ crates: 0 }), 0, { unslottedIdols: 1 }));
    assert.ok(canPayCost(tableOf({ crates: 1 }), 0, { unslottedIdols: 1 }));
  });

  it('in travel and hand cards needs both', () => {
    const cost = { travel: ['boot'], handCards: 1 } as const;
    assert.ok(canPayCost(tableOf({ hand: ['fear', 'exploration-car'] }), 0, cost));
    assert.ok(!canPayCost(tableOf({ hand: ['exploration-car'] }), 0, cost));
    assert.ok(canPayCost(tableOf({ hand: ['exploration-car'], icons: ['boot'] }), 0, cost));
  });
});

describe('a step that "may" be done', () => {
  it('is one that its op offers, unless it is mandatory itself', () => {
    assert.ok(isOffered({ op: 'refreshAssistant', count: 1 }));
    assert.ok(!isOffered({ op: 'gain', coins: 1 }));
    assert.ok(isOffered({ op: 'exile' }));
    assert.ok(!isOffered({ op: 'upgradeAssistant' }));
    assert.ok(isOffered({ op: 'gainCard', kind: 'item', source: 'row', to: 'hand' }));
    assert.ok(!isOffered({ op: 'gainCard', kind: 'item', source: 'row', to: 'hand', mandatory: true }));
  });
});
