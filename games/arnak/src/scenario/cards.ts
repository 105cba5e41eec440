/** Puts cards where a scenario wants them, and takes each away from where it was. */
import { type Json, Refusal, type Seat, SILENT } from '@moonstaff/kernel';
import { fieldsOf, manyOf, readParts } from '@moonstaff/kernel/given';
import { type ArtifactId, type CardId, cardById, type ItemId, ROW_SIZE } from '../data/index.ts';
import { refillArtifacts, refillItems, removeOne, toExile } from '../piles.ts';
import { type ArnakState, playerAt } from '../state.ts';
import { pileOf } from './read.ts';

const ZONES = ['hand', 'deck', 'playArea'] as const;
type Zone = (typeof ZONES)[number];

const ids = Object.keys(cardById) as CardId[];
const items = ids.filter((id): id is ItemId => cardById[id].kind === 'item');
const artifacts = ids.filter((id): id is ArtifactId => cardById[id].kind === 'artifact');
const basics = ids.filter((id) => cardById[id].kind === 'basic');

/** Cards taken from their places, until we know where they go. */
interface Loose {
  readonly card: CardId;
  readonly owner?: Seat;
}

export class CardTable {
  readonly #state: ArnakState;
  readonly #loose: Loose[] = [];
  readonly #named = new Set<string>();

  constructor(state: ArnakState) {
    this.#state = state;
  }

  /** Cards of a player: `hand`, `deck` (top first), `playArea`, each as a whole. */
  lift(seat: Seat, zone: Zone): void {
    const player = playerAt(this.#state, seat);
    for (const card of player[zone]) this.#loose.push({ card, owner: seat });
    player[zone] = [];
    this.#named.add(`${seat} ${zone}`);
  }

  put(seat: Seat, zone: Zone, value: Json, path: string): void {
    const cards = manyOf(value, ids, path);
    playerAt(this.#state, seat)[zone] = cards.map((card, i) => this.take(card, seat, `${path}.${i}`));
  }

  /** The row left to right, the decks from the top, the exile piles. */
  row(value: Json, path: string): void {
    const state = this.#state;
    readParts(value, path, {
      items: (list, here) => {
        for (const card of state.itemRow) if (card !== 'gap') this.#loose.push({ card });
        state.itemRow = [];
        state.itemRow = manyOf(list, [...items, 'gap' as const], here).map((card, i) =>
          card === 'gap' ? card : (this.take(card, undefined, `${here}.${i}`) as ItemId),
        );
        this.#named.add('items');
      },
      artifacts: (list, here) => {
        for (const card of state.artifactRow) if (card !== 'gap') this.#loose.push({ card });
        state.artifactRow = [];
        state.artifactRow = manyOf(list, [...artifacts, 'gap' as const], here).map((card, i) =>
          card === 'gap' ? card : (this.take(card, undefined, `${here}.${i}`) as ArtifactId),
        );
        this.#named.add('artifacts');
      },
    });
  }

  exile(value: Json, path: string): void {
    readParts(value, path, {
      items: (list, here) => {
        this.#exileAll(manyOf(list, items, here), here);
      },
      artifacts: (list, here) => {
        this.#exileAll(manyOf(list, artifacts, here), here);
      },
      basic: (list, here) => {
        this.#exileAll(manyOf(list, basics, here), here);
      },
    });
  }

  #exileAll(cards: readonly CardId[], path: string): void {
    for (const [i, card] of cards.entries()) toExile(this.#state, this.take(card, undefined, `${path}.${i}`));
  }

  deck(kind: 'item' | 'artifact', value: Json, path: string): void {
    const state = this.#state;
    const { top, only } = pileOf<CardId>(value, kind === 'item' ? items : artifacts, path);
    const cards = top.map((card, i) => this.take(card, undefined, `${path}.${i}`));
    const deck: CardId[] = kind === 'item' ? state.itemDeck : state.artifactDeck;
    if (only) for (const card of deck.splice(0)) toExile(state, card);
    deck.unshift(...cards);
    if (only) this.#named.add(`${kind} deck`);
  }

  /** What is left over goes under its owner's deck or under its own; then the row fits the round. */
  settle(): void {
    const state = this.#state;
    for (const { card, owner } of this.#loose) this.#putAway(card, owner);
    this.#fitRow();
    // A row that's named is as it's named: a gap stays until the turn ends.
    if (!this.#named.has('items')) refillItems(state, SILENT);
    if (!this.#named.has('artifacts')) refillArtifacts(state, SILENT);
    for (const player of state.players) {
      player.marks = player.deck.map(() => state.round - 1);
      player.lastShuffle = player.deck.toSorted();
    }
  }

  #putAway(card: CardId, owner: Seat | undefined): void {
    const { kind } = cardById[card];
    if (owner !== undefined && !this.#named.has(`${owner} deck`)) playerAt(this.#state, owner).deck.push(card);
    else if (owner !== undefined || this.#named.has(`${kind} deck`)) toExile(this.#state, card);
    else if (kind === 'item') this.#state.itemDeck.push(card as ItemId);
    else this.#state.artifactDeck.push(card as ArtifactId);
  }

  #fitRow(): void {
    const { itemRow, artifactRow, round, itemDeck } = this.#state;
    if (!this.#named.has('items')) {
      while (itemRow.length > ROW_SIZE - round) {
        const card = itemRow.pop();
        if (card !== undefined && card !== 'gap') itemDeck.push(card);
      }
    }
    if (!this.#named.has('artifacts')) while (artifactRow.length < round) artifactRow.unshift('gap');
  }

  /** Takes a card from a place where the scenario didn't put it. */
  take(card: CardId, seat: Seat | undefined, path: string): CardId {
    const mine = cardById[card].kind === 'basic' || cardById[card].kind === 'fear';
    const loose = this.#loose.findIndex(
      (other) => other.card === card && (!mine || seat === undefined || other.owner === seat),
    );
    if (loose >= 0) {
      this.#loose.splice(loose, 1);
      return card;
    }
    for (const list of this.#places(card, seat)) {
      if (list.includes(card)) {
        removeOne(list, card);
        return card;
      }
    }
    if (this.#fromRow(card)) return card;
    if (card === 'fear' && this.#state.fearDeck > 0) {
      this.#state.fearDeck--;
      return card;
    }
    throw new Refusal('given.piece', { path, given: card });
  }

  /** Where a card can be taken from: the player's own cards first, never a place the scenario names. */
  #places(card: CardId, seat: Seat | undefined): CardId[][] {
    const state = this.#state;
    const own = (owner: Seat): CardId[][] =>
      ZONES.filter((zone) => !this.#named.has(`${owner} ${zone}`)).map((zone) => playerAt(state, owner)[zone]);
    const first = seat === undefined ? [] : own(seat);
    switch (cardById[card].kind) {
      case 'fear':
        return first;
      case 'basic':
        return [...first, state.basicExile, ...(seat === undefined ? [...state.players.keys()].flatMap(own) : [])];
      default:
        return [
          ...first,
          state.itemDeck,
          state.artifactDeck,
          state.itemExile,
          state.artifactExile,
          ...[...state.players.keys()].flatMap(own),
        ];
    }
  }

  #fromRow(card: CardId): boolean {
    const { itemRow, artifactRow } = this.#state;
    const rows: [string, (CardId | 'gap')[]][] = [
      ['items', itemRow],
      ['artifacts', artifactRow],
    ];
    for (const [name, row] of rows) {
      const index = row.indexOf(card);
      if (index < 0 || this.#named.has(name)) continue;
      row[index] = 'gap';
      return true;
    }
    return false;
  }
}

/** Empties everything a scenario fills, before filling it. */
export function liftNamed(table: CardTable, given: Json, seats: readonly string[]): void {
  const parts = Object.fromEntries(fieldsOf(given, ''));
  for (const [seat, name] of seats.entries()) {
    const part = parts[name];
    if (part === undefined) continue;
    const fields = fieldsOf(part, name).map(([field]) => field);
    for (const zone of ZONES) if (fields.includes(zone)) table.lift(seat, zone);
  }
}
