import type { PlayerView } from '@moonstaff/guild';
import { type ReactNode, useCallback, useMemo } from 'react';
import { SeatShape } from '../../../kit/art/SeatShape.tsx';
import dialog from '../../../kit/controls/Dialog.module.css';
import { HexMap } from '../../../kit/hex/HexMap.tsx';
import type { MapSpace } from '../../../kit/hex/space.ts';
import { useZoom } from '../../../kit/hex/useZoom.ts';
import { ZoomFrame } from '../../../kit/hex/ZoomFrame.tsx';
import { ZoomKeys } from '../../../kit/hex/ZoomKeys.tsx';
import look from '../../../kit/look/look.module.css';
import { useUpright } from '../../../kit/settings/layout.ts';
import { useWords } from '../../../kit/words/Words.tsx';
import { crowdedBy } from '../map/land.ts';
import { Pieces } from '../map/Pieces.tsx';
import styles from './FullMap.module.css';

interface FullMapProps {
  readonly title: string;
  readonly land: readonly MapSpace[];
  readonly player: PlayerView;
  readonly seat: number;
  /** What is shown beside the map. */
  readonly children: ReactNode;
  onClose(): void;
}

/** An opponent's map in full size. */
export function FullMap({ title, land, player, seat, children, onClose }: FullMapProps) {
  const words = useWords();
  const crowded = useMemo(() => crowdedBy(land), [land]);
  const standing = useMemo(() => new Set([...player.explorers, ...player.posts]), [player]);
  const turned = useUpright();
  const zooming = useZoom();
  const open = useCallback((dialog: HTMLDialogElement | null) => dialog?.showModal(), []);
  return (
    <dialog ref={open} className={`${dialog.dialog} ${styles.full}`} aria-label={title} onClose={onClose}>
      <header className={styles.head}>
        <SeatShape seat={seat} />
        <h2>{title}</h2>
        <form method="dialog">
          <button type="submit" className={look.buttonMain}>
            {words.t('table.close')}
          </button>
        </form>
      </header>
      <div className={styles.place}>
        <ZoomFrame zooming={zooming}>
          <HexMap className={`${styles.map}`} spaces={land} turned={turned} crowded={standing}>
            <Pieces player={player} seat={seat} turned={turned} crowded={crowded} />
          </HexMap>
        </ZoomFrame>
        <ZoomKeys zooming={zooming} keys={false} />
      </div>
      {children}
    </dialog>
  );
}
