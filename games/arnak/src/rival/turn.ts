/**
 * The turn of the rival: the next tile, carried out if possible.
 *
 * A-SOL-7 to A-SOL-11, A-SOL-27 to A-SOL-30.
 */
import { at, type Out, phrase, printedIn } from '@moonstaff/kernel';
import { greenItemRests } from '../data/doubtful.ts';
import {
  type Arrow,
  type ArtifactId,
  cardById,
  type ItemId,
  type RivalAct,
  type RivalTileId,
  rivalTileById,
} from '../data/index.ts';
import { fromRow, refillRow, rowCards } from '../piles.ts';
import type { ArnakState, Rival } from '../state.ts';
import { arrowOf, byArrow, extreme } from './choice.ts';
import { removesSupplyAssistant, rivalResearches } from './research.ts';
import { rivalDigs, rivalDiscovers, rivalOvercomes } from './sites.ts';

/** Without tiles left the rival has passed. */
export function playRival(state: ArnakState, rival: Rival, out: Out): void {
  const tile = rival.stack.shift();
  if (tile === undefined) return;
  rival.used.push(tile);
  out.reveal(phrase('arnak.wall.rivalTile'));
  const arrow = arrowOf(state.rules, rival);
  out.event(phrase('arnak.rivalTile', { tile }));
  const { act } = rivalTileById[tile];
  if (isIdle(act, state.round) || isIdleItem(tile, state))
    out.event(phrase('arnak.rivalRests', { tile, round: state.round }));
  else if (!carryOut(state, rival, act, arrow, out)) out.event(phrase('arnak.rivalCannot', { tile }));
}

/** Tiles that do nothing in this round (A-SOL-30). */
function isIdle(act: RivalAct, round: number): boolean {
  if (act.action === 'discover') return at(act.rounds, round - 1) === 'idle';
  return (act.action === 'research' || act.action === 'overcome') && act.idleInRounds.includes(round);
}

/** Whether the green tile for items rests too is doubtful. */
const isIdleItem = (tile: RivalTileId, { rules, round }: ArnakState): boolean =>
  tile === 'rival-buy-item-green' && printedIn(rules, greenItemRests).includes(round);

function carryOut(state: ArnakState, rival: Rival, act: RivalAct, arrow: Arrow, out: Out): boolean {
  switch (act.action) {
    case 'dig':
      return rivalDigs(state, act.resource, arrow, out);
    case 'discover': {
      const now = at(act.rounds, state.round - 1);
      if (now === 'idle') return false;
      return rivalDiscovers(state, rival, now.level, now.guardian, arrow, out);
    }
    case 'research': {
      const researched = rivalResearches(state, rival, arrow, out);
      return removesSupplyAssistant(state, arrow, out) || researched;
    }
    case 'overcome':
      return rivalOvercomes(state, rival, arrow, out) || rivalResearches(state, rival, arrow, out);
    case 'buy':
      return rivalBuys(state, rival, act.kind, act.prefers, arrow, out);
  }
}

/** The card worth most or fewest points; equal ones by the arrow; the row is refilled at once (A-SOL-28, A-SOL-29). */
function rivalBuys(
  state: ArnakState,
  rival: Rival,
  kind: 'item' | 'artifact',
  prefers: 'lowestPoints' | 'highestPoints',
  arrow: Arrow,
  out: Out,
): boolean {
  const which = prefers === 'highestPoints' ? 'highest' : 'lowest';
  const card = byArrow(
    extreme(rowCards(state, kind), (id) => cardById[id].points, which),
    arrow,
  );
  if (card === undefined) return false;
  fromRow(state, card);
  rival.cards = [...rival.cards, card as ItemId | ArtifactId];
  out.event(phrase('arnak.rivalBought', { card, which, arrow }));
  refillRow(state, out);
  return true;
}
