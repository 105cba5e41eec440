/** A full table that fits a view: what its viewer knows stays where it is, everything else is dealt at random. */
import { at, type FastRandom, shuffle } from '@moonstaff/kernel';
import { type AssistantId, type BonusId, type CardId, type RivalTileId, rivalArrowsIn } from './data/index.ts';
import type { Frame } from './frames.ts';
import { copied } from './frozen.ts';
import { eachShuffle } from './shuffles.ts';
import type { ArnakState, Player, Rival } from './state.ts';
import type { ArnakView, Hidden, PlayerView, RivalView } from './view.ts';

export function imagine(given: ArnakView, random: FastRandom): ArnakState {
  const seen = copied(given);
  const bag = <T>(list: readonly T[]): T[] => shuffle(random, [...list]);
  const people = bag(seen.unseen.assistants);
  const idols = bag(seen.unseen.idols);
  const bonus = bag(seen.unseen.bonus);
  const { decks, stack } = dealCards(seen, bag);
  const state: ArnakState = {
    rules: seen.rules,
    random: { ...random },
    options: Object.freeze(seen.options),
    round: seen.round,
    phase: seen.phase,
    first: seen.first,
    active: seen.active,
    main: seen.main,
    calledOff: seen.calledOff,
    wait: seen.wait ?? 'off',
    stack,
    pauses: seen.pauses ?? [],
    players: decks,
    sites: seen.sites.map((site) => ({ ...site, coveredIdols: idols.splice(0, site.coveredIdols) })),
    itemDeck: withTop(seen.itemDeck.top, bag(seen.unseen.items)),
    artifactDeck: withTop(seen.artifactDeck.top, bag(seen.unseen.artifacts)),
    itemTopSeen: seen.itemDeck.top !== 'hidden',
    artifactTopSeen: seen.artifactDeck.top !== 'hidden',
    itemRow: [...seen.itemRow],
    artifactRow: [...seen.artifactRow],
    itemExile: [...seen.itemExile],
    artifactExile: [...seen.artifactExile],
    basicExile: [...seen.basicExile],
    fearDeck: seen.fearDeck,
    tilesI: [...bag(seen.unseen.tilesI), ...seen.tilesI.bottom],
    tilesII: [...bag(seen.unseen.tilesII), ...seen.tilesII.bottom],
    tuckedI: seen.tilesI.bottom.length,
    tuckedII: seen.tilesII.bottom.length,
    guardians: bag(seen.unseen.guardians),
    supply: seen.supply.map(({ count, top }) => (top === 'none' ? [] : [top, ...people.splice(0, count - 1)])),
    rescue: filled<AssistantId>(seen.rescue, people),
    bonus: [...seen.bonus],
    lostTemple: filled<BonusId>(seen.lostTemple, bonus),
    temple: [...seen.temple],
    arrivals: [...seen.arrivals],
    idolsSeen: seen.idolsSeen,
    idolsUnseen: idols,
    box: {
      assistants: seen.box.assistants,
      bonusSeen: seen.box.bonusSeen,
      bonusUnseen: bonus,
      idols: seen.box.idols,
    },
  };
  if (seen.rival !== undefined) state.rival = rivalFrom(seen.rules, seen.rival, bag(seen.rival.stack));
  state.random = { ...random };
  return state;
}

const withTop = <T>(top: T | Hidden, rest: T[]): T[] => (top === 'hidden' ? rest : [top as T, ...rest]);

/** Replaces hidden tiles with tiles from the bag. */
const filled = <T>(list: readonly (T | Hidden)[], from: T[]): readonly T[] =>
  list.map((id) => (id === 'hidden' ? at(from.splice(0, 1), 0) : (id as T)));

/** Hands, decks and cards held in an effect, player by player. */
function dealCards(
  seen: ArnakView,
  bag: <T>(list: readonly T[]) => T[],
): { readonly decks: Player[]; readonly stack: Frame[] } {
  let stack: Frame[] = [...seen.stack];
  const decks = seen.players.map((player, seat) => {
    const { unseenCards, ...open } = player;
    const own = seat === seen.viewer;
    const cards = bag(unseenCards);
    const deck = own
      ? eachShuffle(player.deck as readonly CardId[], player.marks, bag)
      : filledDeck(player, seen.round - 1, cards);
    if (seat === seen.active && !own) {
      stack = stack.map((frame) =>
        frame.at === 'hold' || frame.at === 'return' ? { ...frame, cards: filled<CardId>(frame.cards, cards) } : frame,
      );
    }
    return {
      ...open,
      hand: [...filled<CardId>(player.hand, cards)],
      deck,
      marks: [...player.marks],
      playArea: [...player.playArea],
    };
  });
  return { decks, stack };
}

/** Places of the last shuffle get cards that were in it, as everybody saw; the others get what's left. */
function filledDeck(player: PlayerView, lastMark: number, cards: CardId[]): CardId[] {
  const shuffled = [...player.lastShuffle];
  const known = player.deck.map((card, i) => {
    if (card !== 'hidden' || player.marks[i] !== lastMark) return card;
    const index = cards.findIndex((other) => shuffled.includes(other));
    const [found] = cards.splice(index, 1);
    if (index < 0 || found === undefined) throw new RangeError('more cards of a shuffle than were in it');
    shuffled.splice(shuffled.indexOf(found), 1);
    return found;
  });
  return [...filled<CardId>(known, cards)];
}

/** A tile with the visible arrow goes on top. */
function rivalFrom(rules: number, seen: RivalView, stack: RivalTileId[]): Rival {
  const { arrow, ...open } = seen;
  const top = stack.findIndex((tile) => rivalArrowsIn(rules)[tile] === arrow);
  if (top > 0) stack.unshift(...stack.splice(top, 1));
  return { ...open, stack, used: [...seen.used] };
}
