import { type ArnakView, cardById, places } from '@moonstaff/arnak';
import type { Pieces, Travel } from '../../../table/motion/index.ts';
import type { Snapshot } from '../../../table/source.ts';
import { heldCards } from '../held.ts';
import { ownPlayer, ownSeat, viewOf } from '../state.ts';
import { keyOf, type Thing, type Who } from '../things.ts';

interface Ways {
  readonly pace?: Travel['pace'];
  /** Where it comes from when it's new, and goes to when it's gone. */
  readonly from?: Thing;
  readonly to?: Thing;
  /** Which side is up: it turns over when that changes. */
  readonly face?: string;
  readonly fixed?: true;
}

type Piece = readonly [key: string, travel: Travel];

/** Travels above everything, at the pace of a card unless it says otherwise. */
const piece = (thing: Thing, { pace = 'card', from, to, face, fixed }: Ways = {}): Piece => [
  keyOf(thing),
  {
    pace,
    over: true,
    ...(from !== undefined && { from: keyOf(from) }),
    ...(to !== undefined && { to: keyOf(to) }),
    ...(face !== undefined && { face }),
    ...(fixed && { fixed }),
  },
];

/** Everything that can travel on the table of Arnak. */
export function piecesOf(now: Snapshot): Pieces {
  const view = viewOf(now);
  return new Map([
    piece({ on: 'staff' }),
    ...rowCards(view),
    ...sites(view),
    ...tokens(view),
    ...view.supply.flatMap(({ top }) => (top === 'none' ? [] : [piece({ on: 'assistantTile', assistant: top })])),
    ...own(view),
  ]);
}

const rowCards = (view: ArnakView): readonly Piece[] =>
  [...view.artifactRow, ...view.itemRow].flatMap((card) => {
    if (card === 'gap') return [];
    const kind = cardById[card].kind === 'item' ? 'item' : 'artifact';
    return [piece({ on: 'card', card, copy: 0 }, { from: { on: 'cardDeck', kind } })];
  });

/** An archaeologist at a site came from home, and goes back there. */
const sites = (view: ArnakView): readonly Piece[] =>
  view.sites.flatMap(({ id, tile, idol, guardian, spaces }) => {
    const level = places[view.options.board].find((place) => place.id === id)?.level;
    return [
      ...spaces.flatMap((who, space) => {
        if (typeof who !== 'number' && who !== 'rival') return [];
        const home = { on: 'home', who } as const;
        return [piece({ on: 'figure', who, site: id, space }, { pace: 'piece', from: home, to: home, fixed: true })];
      }),
      ...(tile === 'none' || level === undefined
        ? []
        : [piece({ on: 'siteTile', tile }, { from: { on: 'siteTiles', level }, fixed: true })]),
      ...(tile === 'none' && idol !== 'none' ? [piece({ on: 'idols', site: id }, { fixed: true })] : []),
      ...(guardian === 'none' ? [] : [piece({ on: 'guardianTile', guardian }, { from: { on: 'guardians' } })]),
    ];
  });

function tokens({ players, rival }: ArnakView): readonly Piece[] {
  const everyone: readonly Who[] = [...players.keys(), ...(rival === undefined ? [] : (['rival'] as const))];
  return everyone.flatMap((who) =>
    (['glass', 'notebook'] as const).map((token) => piece({ on: 'token', who, token }, { pace: 'piece' })),
  );
}

/** What the viewer has: cards, idols in slots, assistants, guardians. */
function own(view: ArnakView): readonly Piece[] {
  const player = ownPlayer(view);
  const { hand, played } = heldCards(player);
  const crates = { on: 'crates', who: ownSeat(view) } as const;
  return [
    ...hand.map((held) => piece(held.piece, { from: { on: 'deck' } })),
    ...played.map((held) => piece(held.piece, { from: { on: held.card === 'fear' ? 'fearCards' : 'deck' } })),
    ...Array.from({ length: player.slots }, (_, slot) =>
      piece({ on: 'slottedIdol', slot }, { pace: 'piece', from: crates }),
    ),
    ...player.assistants.map(({ id, gold }) =>
      piece({ on: 'assistantTile', assistant: id }, { face: gold ? 'gold' : 'silver' }),
    ),
    ...player.guardians.map(({ id }) => piece({ on: 'guardianTile', guardian: id })),
  ];
}
