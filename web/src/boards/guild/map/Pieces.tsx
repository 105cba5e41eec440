import type { PlayerView } from '@moonstaff/guild';
import { memo, useRef } from 'react';
import { IconAt } from '../../../kit/art/Icon.tsx';
import { Explorer, Placed, Tower, TradingPost, Village } from '../../../kit/art/pieces.tsx';
import { centre } from '../../../kit/hex/geometry.ts';
import { type Anchor, anchor } from '../../../table/spots/spots.ts';
import { keyOf, type PieceName } from '../things.ts';
import { hexOf } from './land.ts';
import styles from './Marks.module.css';

interface PiecesProps {
  readonly player: PlayerView;
  readonly seat: number;
  readonly turned: boolean;
  /** Spaces with something printed: the explorer is small, at the upper right. */
  readonly crowded: ReadonlySet<string>;
}

/** All pieces of one player on their map. */
export const Pieces = memo(function Pieces({ player, seat, turned, crowded }: PiecesProps) {
  const at = (id: string) => centre(hexOf(id), turned);
  const piece = (name: PieceName, space: string): Anchor => anchor(keyOf({ on: 'piece', piece: name, seat, space }));
  const old = useRef(new Set([...player.villages, ...player.towers]));
  return (
    <g>
      {player.ruins.map((id) => {
        const { x, y } = at(id);
        return <IconAt key={id} name="chest" x={x + 7} y={y + 11} size={11} color="#F1CE74" />;
      })}
      {player.crystals.map((id) => {
        const { x, y } = at(id);
        return <IconAt key={id} name="crystal-growth" x={x - 12} y={y + 12} size={13} color="#7D5BC4" />;
      })}
      {player.posts.map((id) => {
        const { x, y } = at(id);
        return (
          <g key={id} {...piece('post', id)}>
            <Placed x={x - 13} y={y - 12} size={14}>
              <TradingPost seat={seat} />
            </Placed>
          </g>
        );
      })}
      {player.towers.map((id) => {
        const { x, y } = at(id);
        return (
          <g key={id}>
            {!old.current.has(id) && <circle className={styles.built} cx={x} cy={y} r="24" />}
            <g {...piece('tower', id)}>
              <Placed x={x} y={y} size={27}>
                <Tower seat={seat} />
              </Placed>
            </g>
          </g>
        );
      })}
      {player.villages.map((id) => {
        const { x, y } = at(id);
        return (
          <g key={id}>
            {!old.current.has(id) && <circle className={styles.built} cx={x} cy={y} r="24" />}
            <g {...piece('village', id)}>
              <Placed x={x} y={y} size={25}>
                <Village seat={seat} />
              </Placed>
            </g>
          </g>
        );
      })}
      {player.explorers.map((id) => {
        const { x, y } = at(id);
        const small = crowded.has(id);
        return (
          <g key={id} data-part="explorer" {...piece('explorer', id)}>
            <Placed x={small ? x + 8 : x} y={small ? y - 7 : y} size={small ? 21 : 26}>
              <Explorer seat={seat} />
            </Placed>
          </g>
        );
      })}
    </g>
  );
});
