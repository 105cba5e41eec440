import { type ArnakView, type CardId, cardById } from '@moonstaff/arnak';
import type { Aims } from '../../table/motion/index.ts';
import type { Snapshot } from '../../table/source.ts';
import {
  assistantName,
  cardName,
  cratesPlace,
  exilePlace,
  FEAR_PLACE,
  figureName,
  guardianName,
  heldCards,
  idolsName,
  OWN_DECK_PLACE,
  seatPlace,
} from './moving.ts';
import { ownPlayer, ownSeat, viewOf } from './state.ts';

type Who = number | 'rival';
type Way = readonly [thing: string, place: string];

/** Where things came from and went between two moments, as far as what happened decides it. */
export function aimsOf(before: Snapshot, now: Snapshot): Aims {
  const [then, next] = [viewOf(before), viewOf(now)];
  const moves = relocations(then, next);
  return {
    from: new Map(moves.map(({ from, to }): Way => [to, from])),
    to: new Map([
      ...ownCards(then, next),
      ...rowCards(then, next, takers(before, now)),
      ...idols(then, next),
      ...guardians(then, next),
      ...assistants(then, next),
      ...moves.map(({ from, to }): Way => [from, to]),
    ]),
  };
}

/** An own card that is seen no more is in the deck again, or in exile. */
function ownCards(then: ArnakView, next: ArnakView): readonly Way[] {
  const { hand, played } = heldCards(ownPlayer(then));
  return [...hand, ...played].map(({ card, name }): Way => [name, exiledTo(card, then, next) ?? OWN_DECK_PLACE]);
}

function exiledTo(card: CardId, then: ArnakView, next: ArnakView): string | undefined {
  const { kind } = cardById[card];
  if (kind === 'fear') return next.fearDeck > then.fearDeck ? FEAR_PLACE : undefined;
  const pile = (view: ArnakView): readonly CardId[] =>
    kind === 'item' ? view.itemExile : kind === 'artifact' ? view.artifactExile : view.basicExile;
  const came = pile(next).includes(card) && !pile(then).includes(card);
  return came ? exilePlace(kind === 'artifact' ? 'artifact' : 'item') : undefined;
}

function rowCards(then: ArnakView, next: ArnakView, taken: ReadonlyMap<string, Who>): readonly Way[] {
  return [...then.itemRow, ...then.artifactRow].flatMap((card): readonly Way[] => {
    if (card === 'gap') return [];
    const who = taken.get(card);
    const taker = who === ownSeat(next) ? OWN_DECK_PLACE : who === undefined ? undefined : seatPlace(who);
    const place = exiledTo(card, then, next) ?? taker;
    return place === undefined ? [] : [[cardName(card), place]];
  });
}

/** Who took which card, by the new lines of the log. */
function takers(before: Snapshot, now: Snapshot): ReadonlyMap<string, Who> {
  const last = before.log.at(-1)?.id ?? -1;
  return new Map(
    now.log.flatMap(({ id, phrase: { key, args } }): readonly (readonly [string, Who])[] => {
      const { card, seat } = args;
      if (id <= last || typeof card !== 'string') return [];
      if (key === 'arnak.rivalBought') return [[card, 'rival']];
      return key === 'arnak.received' && typeof seat === 'number' ? [[card, seat]] : [];
    }),
  );
}

function idols(then: ArnakView, next: ArnakView): readonly Way[] {
  return then.sites.flatMap(({ id, idol }): readonly Way[] => {
    const who = next.sites.find((site) => site.id === id)?.spaces[0];
    return idol === 'none' || !isWho(who) ? [] : [[idolsName(id), cratesPlace(who)]];
  });
}

function guardians(then: ArnakView, next: ArnakView): readonly Way[] {
  return then.sites.flatMap(({ guardian }): readonly Way[] => {
    if (guardian === 'none') return [];
    if (next.rival?.guardians.includes(guardian) === true) return [[guardianName(guardian), seatPlace('rival')]];
    const seat = next.players.findIndex((player) => player.guardians.some(({ id }) => id === guardian));
    return seat === -1 ? [] : [[guardianName(guardian), seatPlace(seat)]];
  });
}

function assistants(then: ArnakView, next: ArnakView): readonly Way[] {
  return then.supply.flatMap(({ top }): readonly Way[] => {
    const seat = next.players.findIndex((player) => player.assistants.some(({ id }) => id === top));
    return top === 'none' || seat === -1 ? [] : [[assistantName(top), seatPlace(seat)]];
  });
}

const isWho = (who: unknown): who is Who => typeof who === 'number' || who === 'rival';

interface Stand {
  readonly who: Who;
  readonly name: string;
}

const standing = (view: ArnakView): readonly Stand[] =>
  view.sites.flatMap(({ id, spaces }) =>
    spaces.flatMap((who, space) => (isWho(who) ? [{ who, name: figureName(who, id, space) }] : [])),
  );

/** Who left one place and stands at another has gone straight there; everybody else comes from home and goes home. */
function relocations(then: ArnakView, next: ArnakView): readonly { readonly from: string; readonly to: string }[] {
  const [stood, stand] = [standing(then), standing(next)];
  const left = stood.filter(({ name }) => stand.every((other) => other.name !== name));
  const came = stand.filter(({ name }) => stood.every((other) => other.name !== name));
  return left.flatMap(({ who, name }) => {
    const there = came.find((other) => other.who === who);
    return there === undefined ? [] : [{ from: name, to: there.name }];
  });
}
