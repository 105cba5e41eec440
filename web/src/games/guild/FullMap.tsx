import type { PlayerView } from '@moonstaff/guild';
import { type Ref, useMemo } from 'react';
import type { MapField } from '../../hex/field.ts';
import { hexKey } from '../../hex/geometry.ts';
import { HexMap } from '../../hex/HexMap.tsx';
import { useWords } from '../../settings/Words.tsx';
import { Pieces } from './Pieces.tsx';

interface FullMapProps {
  readonly ref: Ref<HTMLDialogElement>;
  readonly title: string;
  readonly land: readonly MapField[];
  readonly player: PlayerView;
  readonly seat: number;
}

/** Somebody else's map in full size. */
export function FullMap({ ref, title, land, player, seat }: FullMapProps) {
  const words = useWords();
  const crowded = useMemo(() => crowdedBy(land), [land]);
  const standing = useMemo(() => new Set([...player.explorers, ...player.posts]), [player]);
  return (
    <dialog ref={ref} className="dialog full-map" aria-label={title}>
      <h2>{title}</h2>
      <HexMap fields={land} crowded={standing}>
        <Pieces player={player} seat={seat} turned={false} crowded={crowded} />
      </HexMap>
      <form method="dialog" className="dialog-foot">
        <button type="submit" className="button-main">
          {words.t('table.close')}
        </button>
      </form>
    </dialog>
  );
}

/** Fields whose printed feature must stay readable beside a piece. */
export const crowdedBy = (land: readonly MapField[]): ReadonlySet<string> =>
  new Set(
    land
      .filter(
        ({ feature }) =>
          feature?.type === 'coin' ||
          feature?.type === 'city' ||
          feature?.type === 'ruin' ||
          feature?.type === 'crystal',
      )
      .map(hexKey),
  );
