import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type ArnakAction, cardById } from '@moonstaff/arnak';
import { at } from '@moonstaff/kernel';
import { momentOf } from '../src/boards/arnak/moment.ts';
import { ownPlayer } from '../src/boards/arnak/state.ts';
import { keyOf, thingsOf } from '../src/boards/arnak/things.ts';
import { ALONE, FOUR, gameWhere, playsMain } from './support/arnak-game.ts';
import { Desk } from './support/arnak-moment.ts';
import { isOffered } from './support/arnak-offered.ts';
import * as scenes from './support/arnak-scenes.ts';

/** Plays games at random and looks at every moment until `enough` of them were seen. */
function everyMoment(name: string, table: Partial<Parameters<typeof gameWhere>[1]>, enough: number): void {
  let seen = 0;
  gameWhere(
    ({ view, legal }) => {
      const moment = momentOf({ view, legal, mine: true, warns: false });
      for (const action of legal) assert.ok(isOffered(action, moment), JSON.stringify(action));
      seen++;
      return seen === enough;
    },
    { name, ...table },
  );
}

describe('every legal action is offered somewhere on the board', () => {
  it('with four players at the Bird Temple', () => everyMoment('reach', { sitters: FOUR }, 500));
  it('alone at the Snake Temple', () =>
    everyMoment('reach alone', { sitters: ALONE, options: { board: 'snake', difficulty: 2 } }, 500));
});

/** Answers whatever is still asked with what comes first. */
function answersAll(desk: Desk): void {
  for (let i = 0; desk.moment.asked && i < 50; i++) {
    const action = desk.moment.legal.find(({ type }) => type !== 'cancel');
    assert.ok(action !== undefined);
    desk.does({ type: 'act', action });
  }
}

/** Takes the first legal action like this by pressing the thing it belongs to. */
function presses(desk: Desk, wanted: (action: ArnakAction) => boolean): ArnakAction {
  const action = desk.moment.legal.find(wanted);
  assert.ok(action !== undefined);
  desk.presses(at(thingsOf(action, desk.moment.view), 0));
  if (desk.model.offer !== undefined) desk.does({ type: 'take', choice: { act: action } });
  return action;
}

const own = (desk: Desk) => ownPlayer(desk.moment.view);

describe('what a player does comes of a few presses', () => {
  it('overcome a guardian: it comes to the player with its boon', () => {
    const desk = Desk.at(scenes.overcoming());
    const won = own(desk).guardians.length;
    presses(desk, ({ type }) => type === 'overcome');
    answersAll(desk);
    assert.equal(own(desk).guardians.length, won + 1);
  });

  it('buy an item: paid in coins, gone from the row', () => {
    const desk = Desk.at(scenes.shopping());
    const { coins } = own(desk);
    const buy = presses(desk, (action) => action.type === 'buy' && cardById[action.card].kind === 'item');
    answersAll(desk);
    assert.ok(buy.type === 'buy' && own(desk).coins < coins);
    assert.equal(desk.model.spots.has(keyOf({ on: 'row', card: buy.card })), false);
  });

  it('buy an artifact and use it at once: its effect is an action of its own', () => {
    const { game, actions } = scenes.nested();
    const desk = Desk.at(game);
    for (const action of actions) desk.does({ type: 'act', action });
    assert.ok(desk.moment.asked);
    answersAll(desk);
    assert.ok(desk.moment.view.main, 'it was the main action');
  });

  it('play a card as the main action; then only free actions are left, and the row says so', () => {
    const desk = Desk.at(scenes.mainCard());
    presses(desk, playsMain);
    answersAll(desk);
    const card = desk.moment.view.itemRow.find((one) => one !== 'gap');
    assert.ok(card !== undefined);
    desk.points({ on: 'row', card });
    assert.equal(desk.model.told?.reason?.key, 'arnak.why.mainActionTaken');
    assert.equal(desk.model.main.action?.type, 'endTurn');
  });

  it('research with the glass: bonus tile and row effect are offered in words, in the order of the player', () => {
    const { game, actions } = scenes.glassArrives();
    const desk = Desk.at(game).does({ type: 'act', action: at(actions, 0) });
    const offered = desk.model.chips.flatMap((chip) => (chip.is === 'answer' ? [chip.action.type] : []));
    assert.ok(offered.includes('bonus') && offered.includes('row'), offered.join());
  });

  it('a boon is a free action, once in the game', () => {
    const desk = Desk.at(scenes.boon());
    const boon = presses(desk, ({ type }) => type === 'boon');
    answersAll(desk);
    assert.ok(boon.type === 'boon' && !desk.moment.view.main);
    desk.points({ on: 'boon', guardian: boon.guardian });
    assert.equal(desk.model.told?.reason?.key, 'arnak.why.boonUsed');
  });

  it('a card for less: the row counts with the discount', () => {
    const { game, actions } = scenes.discount();
    const desk = Desk.at(game).does({ type: 'act', action: at(actions, 0) });
    const buy = presses(desk, ({ type }) => type === 'buy');
    answersAll(desk);
    assert.ok(buy.type === 'buy');
  });

  it('somebody is rescued from the tray, which comes first on the keyboard', () => {
    const { game, actions } = scenes.rescue();
    const desk = Desk.at(game).does({ type: 'act', action: at(actions, 0) });
    assert.ok(desk.model.tray.assistants.length > 1, 'one of several');
    assert.equal(desk.model.keyboard[0]?.on, 'rescue');
    const rescue = presses(desk, ({ type }) => type === 'rescue');
    assert.ok(rescue.type === 'rescue');
    assert.equal(own(desk).assistants.find(({ id }) => id === rescue.assistant)?.ready, false);
  });
});
