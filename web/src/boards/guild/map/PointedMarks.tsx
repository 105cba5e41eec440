import { Explorer, Placed, Tower, TradingPost, Village } from '../../../kit/art/pieces.tsx';
import { centre, hexPath, type Point } from '../../../kit/hex/geometry.ts';
import type { PieceName } from '../things.ts';
import { hexOf, placeOf } from './land.ts';
import styles from './Marks.module.css';
import type { PointedSpace } from './model.ts';

const DRAWINGS = { explorer: Explorer, village: Village, tower: Tower, post: TradingPost } as const;

interface PointedMarksProps {
  readonly pointed: PointedSpace;
  readonly seat: number;
  readonly turned: boolean;
}

/** What a press on this space would place, or that nothing can be placed here. */
export function PointedMarks({ pointed, seat, turned }: PointedMarksProps) {
  const { space, piece, route, refusal } = pointed;
  if (refusal !== undefined)
    return (
      <path className={styles.no} data-part="refused" d={hexPath(23.4, turned)} transform={placeOf(space, turned)} />
    );
  if (piece === undefined) return null;
  return (
    <>
      {route && <Route from={centre(hexOf(route[0]), turned)} to={centre(hexOf(route[1]), turned)} />}
      <Ghost piece={piece} seat={seat} at={centre(hexOf(space), turned)} />
    </>
  );
}

function Ghost({ piece, seat, at }: { readonly piece: PieceName; readonly seat: number; readonly at: Point }) {
  const Piece = DRAWINGS[piece];
  return (
    <g opacity="0.72" data-part="ghost">
      <Placed x={at.x} y={at.y} size={25}>
        <Piece seat={seat} />
      </Placed>
    </g>
  );
}

/** From city to city. */
function Route({ from, to }: { readonly from: Point; readonly to: Point }) {
  const d = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  return (
    <g className={styles.route}>
      <path d={d} />
      <path d={d} />
    </g>
  );
}
