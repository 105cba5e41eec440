import { mapNamed, type PlayerView } from '@moonstaff/guild';
import { at } from '@moonstaff/kernel';
import { memo, useMemo, useRef } from 'react';
import { outlineOf } from '../../../kit/hex/borders.ts';
import { spaceNamed } from '../moment.ts';
import styles from './Marks.module.css';

interface RegionsProps {
  readonly map: string;
  readonly player: PlayerView;
  /** The region that gets its village. */
  readonly region: string | undefined;
  readonly turned: boolean;
}

/** The region that gets its village: while its space is chosen, and for a moment once the village is there. */
export const Regions = memo(function Regions({ map, player, region: asked, turned }: RegionsProps) {
  const old = useRef(new Set(player.villages));
  const { regions, spaces } = mapNamed(map);
  const outline = useMemo(
    () => (region: number) =>
      outlineOf(
        at(regions, region).spaces.map((space) => at(spaces, space)),
        turned,
      ),
    [regions, spaces, turned],
  );
  return (
    <g>
      {regions.map(({ id }, region) => id === asked && <path key={id} className={styles.asked} d={outline(region)} />)}
      {player.villages.map((id) => {
        const region = spaceNamed(map, id)?.region;
        if (old.current.has(id) || region === undefined) return null;
        return <path key={id} className={styles.region} d={outline(region)} />;
      })}
    </g>
  );
});
