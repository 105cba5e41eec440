import { at, type Out, phrase, type Seat, shuffle } from '@moonstaff/kernel';
import { EXPLORER, spacesWith } from '../board.ts';
import { deckOfEra, ERAS, type ExploreCardId, eraCards, SLOTS, type Slot } from '../data/explore-cards.ts';
import { INVESTIGATE_CARDS_DEALT } from '../data/pieces.ts';
import { soloTokens } from '../data/solo.ts';
import { settleGoals } from '../goals/settle.ts';
import { mapOf } from '../map/registry.ts';
import { missingAlone, scores, treasureWorth } from '../score.ts';
import type { ExploreTask, GuildState, Player } from '../state.ts';

/** A card being used, with nothing explored yet. */
export const begin = (card: string): ExploreTask => ({ task: 'explore', card, step: 0, placed: [[]], origins: [[]] });

/** Turns the next Explore card and gives everybody its task (G-TRN-1, G-TRN-2). */
export function reveal(state: GuildState, out: Out): void {
  const card = state.deck.shift();
  if (card === undefined) throw new RangeError('no Explore card left to turn');
  state.turned.push(card);
  out.event(phrase('guild.event.reveal', { era: state.era, turn: state.turned.length, card }));
  if (eraCards.some(({ id }) => id === card) && !state.seen.includes(card)) {
    state.seen.push(card);
    if (state.players.length === 1) coverRewards(state, card, out);
  }
  setToWork(state, card, out);
}

/** Gives everybody the card that was turned, or the Investigate card it stands for. */
export function setToWork(state: GuildState, card: ExploreCardId, out: Out): void {
  const special = eraCards.find(({ id }) => id === card);
  state.players.forEach((player, seat) => {
    player.done = false;
    if (special === undefined) player.tasks.push(begin(card));
    else if (special.slot === undefined) useAny(player);
    else useSlot(state, seat, special.slot, out);
  });
}

/** Cards I, II, III: the action bound to that number, or two new ones to choose from (G-SPC-1, G-SPC-4). */
function useSlot(state: GuildState, seat: Seat, slot: Slot, out: Out): void {
  const player = at(state.players, seat);
  const own = player.actions[slot];
  if (own !== undefined) {
    out.event(phrase('guild.event.use', { seat, slot, card: own }));
    player.tasks.push(begin(own));
    return;
  }
  const cards = state.investigateDeck.splice(0, INVESTIGATE_CARDS_DEALT);
  player.tasks.push({ task: 'keep', slot, cards });
  out.event({ ...phrase('guild.event.deal', { seat, slot }), secret: { [seat]: { cards: [...cards] } } });
}

/** Card I/II/III: one of the player's actions, of their choice (G-SPC-5). */
function useAny(player: Player): void {
  if (SLOTS.some((slot) => player.actions[slot] !== undefined)) player.tasks.push({ task: 'use' });
}

/** G-SOL-2, G-SOL-6: the tokens come with the reveal, before the turn is played. */
function coverRewards(state: GuildState, card: string, out: Out): void {
  for (const token of soloTokens) {
    if (token.card !== card) continue;
    const goal = at(state.goals, token.goal).id;
    out.event(phrase('guild.event.token', { goal, reward: token.reward }));
  }
}

/** Everybody is done: goals, then the next card, the next era or the end (G-TRN-3, G-RND-3, G-RND-6). */
export function finishTurn(state: GuildState, out: Out): void {
  out.settle(phrase('guild.wall.everybodyDone'));
  settleGoals(state, mapOf(state), out);
  if (state.deck.length > 0) reveal(state, out);
  else if (state.era < ERAS) nextEra(state, out);
  else finish(state, out);
}

/** Explorers come home; everything else stays (G-RND-4). */
function nextEra(state: GuildState, out: Out): void {
  clearExplorers(state);
  out.event(phrase('guild.event.eraEnd', { era: state.era }));
  state.era++;
  state.turned = [];
  state.deck = shuffle(state.random, deckOfEra(state.era, state.rules));
  reveal(state, out);
}

function clearExplorers(state: GuildState): void {
  for (const player of state.players) {
    for (const space of spacesWith(player.board, EXPLORER)) {
      player.board[space] = (player.board[space] ?? 0) & ~EXPLORER;
      player.explorers++;
    }
  }
}

function finish(state: GuildState, out: Out): void {
  clearExplorers(state);
  state.over = true;
  state.players.forEach((player, seat) => {
    const { treasures } = player;
    if (treasures.length > 0) {
      const coins = treasureWorth(state, player);
      out.event(phrase('guild.event.treasures', { seat, treasures: treasures.toSorted(), coins }));
    }
    const { total } = at(scores(state), seat);
    out.event(phrase('guild.event.final', { seat, coins: total }));
    if (state.players.length === 1) judgeSolo(state, seat, out);
  });
}

/** Alone one wins or loses, and a loss says what was missing (G-SOL-7). */
function judgeSolo(state: GuildState, seat: Seat, out: Out): void {
  const { goals, coins } = missingAlone(state);
  if (goals.length === 0 && coins === 0) out.event(phrase('guild.event.won', { seat }));
  else out.event(phrase('guild.event.lost', { seat, goals, coins }));
}
