import type { Pieces, Travel } from '../../table/motion/index.ts';
import type { Snapshot } from '../../table/source.ts';
import { ownSeat, viewOf } from './moment.ts';
import { keyOf, type PieceName } from './things.ts';

const EXPLORERS = keyOf({ on: 'supply', piece: 'explorer' });
const VILLAGES = keyOf({ on: 'supply', piece: 'village' });

/** The viewer's pieces come from their supply; the supplies of others aren't on the table. */
const OWN: { readonly [name in PieceName]: Travel } = {
  post: { pace: 'piece', fixed: true },
  tower: { pace: 'piece', fixed: true },
  village: { pace: 'piece', over: true, from: VILLAGES, fixed: true },
  explorer: { pace: 'piece', over: true, from: EXPLORERS, to: EXPLORERS, fixed: true },
};

/** Everything that can travel on the Guild's table. */
export function piecesOf(now: Snapshot): Pieces {
  const view = viewOf(now);
  return new Map(
    view.players.flatMap(({ posts, towers, villages, explorers }, seat) => {
      const standing = { post: posts, tower: towers, village: villages, explorer: explorers } as const;
      return (Object.keys(standing) as readonly PieceName[]).flatMap((piece) =>
        standing[piece].map((space) => {
          const travel: Travel = seat === ownSeat(view) ? OWN[piece] : { pace: 'piece', fixed: true };
          return [keyOf({ on: 'piece', piece, seat, space }), travel] as const;
        }),
      );
    }),
  );
}
