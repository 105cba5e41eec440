/** Cards on their way between hands, decks, play areas, the row and exile. */
import { at, type Out, phrase, type Seat } from '@moonstaff/kernel';
import { type ArtifactId, type BasicCardId, type CardId, cardById, type ItemId } from './data/index.ts';
import { type ArnakState, type Mark, type Player, playerAt } from './state.ts';

export function removeOne<T>(list: T[], thing: T): void {
  const index = list.indexOf(thing);
  if (index < 0) throw new RangeError(`not there: ${String(thing)}`);
  list.splice(index, 1);
}

/** Each kind once, in the order of first appearance. */
export function kinds<T>(list: readonly T[]): readonly T[] {
  const found: T[] = [];
  for (const thing of list) if (!found.includes(thing)) found.push(thing);
  return found;
}

/** A Fear card into the play area, a fear tile when there is none (A-EFF-2, A-RSV-2, A-RSV-4). */
export function takeFear(state: ArnakState, seat: Seat, out: Out): void {
  const player = playerAt(state, seat);
  if (state.fearDeck > 0) {
    state.fearDeck--;
    player.playArea.push('fear');
    out.event(phrase('arnak.fear', { seat }));
  } else {
    player.fearTiles++;
    out.event(phrase('arnak.fearTile', { seat }));
  }
}

/** To the pile where exiled cards of its kind lie; Fear returns to its deck (A-EXI-1). */
export function toExile(state: ArnakState, id: CardId): void {
  switch (cardById[id].kind) {
    case 'fear':
      state.fearDeck++;
      break;
    case 'item':
      state.itemExile.push(id as ItemId);
      break;
    case 'artifact':
      state.artifactExile.push(id as ArtifactId);
      break;
    case 'basic':
      state.basicExile.push(id as BasicCardId);
      break;
  }
}

export function putOnDeck(player: Player, card: CardId, where: 'top' | 'bottom', mark: Mark): void {
  if (where === 'top') {
    player.deck.unshift(card);
    player.marks.unshift(mark);
  } else {
    player.deck.push(card);
    player.marks.push(mark);
  }
}

/** Takes a card off the deck; a wall where its owner could not know it. */
export function offDeck(player: Player, from: 'top' | 'bottom', out: Out): CardId {
  const card = from === 'top' ? player.deck.shift() : player.deck.pop();
  const mark = from === 'top' ? player.marks.shift() : player.marks.pop();
  if (card === undefined) throw new RangeError('the deck is empty');
  if (typeof mark === 'number') out.reveal(phrase('arnak.wall.drew'));
  return card;
}

/** A-EFF-8: a card from the deck to hand. */
export function drawCard(state: ArnakState, seat: Seat, from: 'top' | 'bottom', out: Out): void {
  const player = playerAt(state, seat);
  const card = offDeck(player, from, out);
  player.hand.push(card);
  out.event({ ...phrase('arnak.drew', { seat, card: 'hidden' }), secret: { [seat]: { card } } });
}

/** A hand card goes unused to the play area (A-CARD-4). */
export function discardCard(state: ArnakState, seat: Seat, card: CardId, out: Out): void {
  const player = playerAt(state, seat);
  removeOne(player.hand, card);
  player.playArea.push(card);
  out.event(phrase('arnak.discarded', { seat, card }));
}

/** Takes a card out of the row and leaves a gap until the turn ends (A-ROW-5). */
export function fromRow(state: ArnakState, card: CardId): void {
  const row: (CardId | 'gap')[] = cardById[card].kind === 'item' ? state.itemRow : state.artifactRow;
  row[row.indexOf(card)] = 'gap';
}

/**
 * A-ROW-6: cards slide towards the staff, a new one enters at the outer end, gap by gap; without a deck
 * nothing moves (A-ROW-7).
 */
export function refillRow(state: ArnakState, out: Out): void {
  refillItems(state, out);
  refillArtifacts(state, out);
}

export function refillItems(state: ArnakState, out: Out): void {
  for (
    let gap = state.itemRow.indexOf('gap');
    gap >= 0 && state.itemDeck.length > 0;
    gap = state.itemRow.indexOf('gap')
  ) {
    state.itemRow.splice(gap, 1);
    const card = topOf(state, 'item');
    state.itemRow.push(card);
    showInRow(state.itemTopSeen, card, out);
    state.itemTopSeen = false;
  }
}

export function refillArtifacts(state: ArnakState, out: Out): void {
  for (
    let gap = state.artifactRow.lastIndexOf('gap');
    gap >= 0 && state.artifactDeck.length > 0;
    gap = state.artifactRow.lastIndexOf('gap')
  ) {
    state.artifactRow.splice(gap, 1);
    const card = topOf(state, 'artifact');
    state.artifactRow.unshift(card);
    showInRow(state.artifactTopSeen, card, out);
    state.artifactTopSeen = false;
  }
}

function showInRow(seen: boolean, card: CardId, out: Out): void {
  if (!seen) out.reveal(phrase('arnak.wall.row'));
  out.event(phrase('arnak.rowDealt', { card }));
}

function topOf(state: ArnakState, kind: 'item'): ItemId;
function topOf(state: ArnakState, kind: 'artifact'): ArtifactId;
function topOf(state: ArnakState, kind: 'item' | 'artifact'): CardId {
  const card = kind === 'item' ? state.itemDeck.shift() : state.artifactDeck.shift();
  if (card === undefined) throw new RangeError('the deck is empty');
  return card;
}

/** The cards of the row that are there. */
export function rowCards(state: ArnakState, kind: 'item' | 'artifact'): readonly CardId[] {
  const row: readonly (CardId | 'gap')[] = kind === 'item' ? state.itemRow : state.artifactRow;
  const cards: CardId[] = [];
  for (const card of row) if (card !== 'gap') cards.push(card);
  return cards;
}

/** The top card of a deck while it is shown as a choice (A-CRD-5). */
export const deckTop = (state: ArnakState, kind: 'item' | 'artifact'): CardId =>
  kind === 'item' ? at(state.itemDeck, 0) : at(state.artifactDeck, 0);

export const deckOf = (state: ArnakState, kind: 'item' | 'artifact'): CardId[] =>
  kind === 'item' ? state.itemDeck : state.artifactDeck;
