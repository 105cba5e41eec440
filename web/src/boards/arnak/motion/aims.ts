import { type ArnakView, type CardId, cardById } from '@moonstaff/arnak';
import type { Aims } from '../../../table/motion/index.ts';
import type { Snapshot } from '../../../table/source.ts';
import { heldCards } from '../held.ts';
import { ownPlayer, ownSeat, viewOf } from '../state.ts';
import { keyOf, type Thing, type Who } from '../things.ts';

/** A piece and where it comes from or goes to. */
type Aim = readonly [piece: Thing, place: Thing];

const keyed = (aims: readonly Aim[]): ReadonlyMap<string, string> =>
  new Map(aims.map(([piece, place]) => [keyOf(piece), keyOf(place)]));

/** Where things came from and went between two moments, when that depends on what happened. */
export function aimsOf(before: Snapshot, now: Snapshot): Aims {
  const [then, next] = [viewOf(before), viewOf(now)];
  const moves = relocations(then, next);
  return {
    from: keyed(moves.map(({ from, to }): Aim => [to, from])),
    to: keyed([
      ...ownCards(then, next),
      ...rowCards(then, next, takers(before, now)),
      ...idols(then, next),
      ...guardians(then, next),
      ...assistants(then, next),
      ...moves.map(({ from, to }): Aim => [from, to]),
    ]),
  };
}

/** An own card that is out of sight is in the deck again, or in exile. */
function ownCards(then: ArnakView, next: ArnakView): readonly Aim[] {
  const { hand, played } = heldCards(ownPlayer(then));
  return [...hand, ...played].map(({ card, piece }): Aim => [piece, exiledTo(card, then, next) ?? { on: 'deck' }]);
}

function exiledTo(card: CardId, then: ArnakView, next: ArnakView): Thing | undefined {
  const { kind } = cardById[card];
  if (kind === 'fear') return next.fearDeck > then.fearDeck ? { on: 'fearCards' } : undefined;
  const pile = (view: ArnakView): readonly CardId[] =>
    kind === 'item' ? view.itemExile : kind === 'artifact' ? view.artifactExile : view.basicExile;
  const came = pile(next).includes(card) && !pile(then).includes(card);
  return came ? { on: 'exile', kind: kind === 'artifact' ? 'artifact' : 'item' } : undefined;
}

function rowCards(then: ArnakView, next: ArnakView, taken: ReadonlyMap<string, Who>): readonly Aim[] {
  return [...then.itemRow, ...then.artifactRow].flatMap((card): readonly Aim[] => {
    if (card === 'gap') return [];
    const who = taken.get(card);
    const taker: Thing | undefined =
      who === ownSeat(next) ? { on: 'deck' } : who === undefined ? undefined : { on: 'seat', who };
    const place = exiledTo(card, then, next) ?? taker;
    return place === undefined ? [] : [[{ on: 'card', card, copy: 0 }, place]];
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

function idols(then: ArnakView, next: ArnakView): readonly Aim[] {
  return then.sites.flatMap(({ id, idol }): readonly Aim[] => {
    const who = next.sites.find((site) => site.id === id)?.spaces[0];
    return idol === 'none' || !isWho(who)
      ? []
      : [
          [
            { on: 'idols', site: id },
            { on: 'crates', who },
          ],
        ];
  });
}

function guardians(then: ArnakView, next: ArnakView): readonly Aim[] {
  return then.sites.flatMap(({ guardian }): readonly Aim[] => {
    if (guardian === 'none') return [];
    const piece: Thing = { on: 'guardianTile', guardian };
    if (next.rival?.guardians.includes(guardian) === true) return [[piece, { on: 'seat', who: 'rival' }]];
    const who = next.players.findIndex((player) => player.guardians.some(({ id }) => id === guardian));
    return who === -1 ? [] : [[piece, { on: 'seat', who }]];
  });
}

function assistants(then: ArnakView, next: ArnakView): readonly Aim[] {
  return then.supply.flatMap(({ top }): readonly Aim[] => {
    const who = next.players.findIndex((player) => player.assistants.some(({ id }) => id === top));
    return top === 'none' || who === -1
      ? []
      : [
          [
            { on: 'assistantTile', assistant: top },
            { on: 'seat', who },
          ],
        ];
  });
}

const isWho = (who: unknown): who is Who => typeof who === 'number' || who === 'rival';

type Figure = Extract<Thing, { readonly on: 'figure' }>;

const standing = (view: ArnakView): readonly Figure[] =>
  view.sites.flatMap(({ id, spaces }) =>
    spaces.flatMap((who, space): readonly Figure[] => (isWho(who) ? [{ on: 'figure', who, site: id, space }] : [])),
  );

/** A figure that left one site and stands at another went straight there; all others come from home and go home. */
function relocations(then: ArnakView, next: ArnakView): readonly { readonly from: Figure; readonly to: Figure }[] {
  const isIn = (list: readonly Figure[], figure: Figure): boolean => list.some((one) => keyOf(one) === keyOf(figure));
  const [stood, stand] = [standing(then), standing(next)];
  const left = stood.filter((figure) => !isIn(stand, figure));
  const came = stand.filter((figure) => !isIn(stood, figure));
  return left.flatMap((from) => {
    const to = came.find(({ who }) => who === from.who);
    return to === undefined ? [] : [{ from, to }];
  });
}
