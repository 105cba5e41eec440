import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import look from '../../kit/look/look.module.css';
import { useWords } from '../../kit/words/Words.tsx';
import { PieceDrawing } from './PieceDrawing.tsx';
import styles from './Pieces.module.css';
import type { Piece, PieceGroup } from './piece.ts';

/** A finger that moves less than this has pressed, not dragged. */
const STILL = 6;

interface PiecesProps {
  readonly groups: readonly PieceGroup[];
  /** Which of them is shown. */
  readonly tab: number;
  readonly held: Piece | undefined;
  /** Why the last one couldn't be put where it was. */
  readonly refusal: string;
  onTab(tab: number): void;
  onHold(piece: Piece | undefined): void;
  onDrop(piece: Piece, x: number, y: number): void;
}

/** Pieces to be dragged onto the board; or pressed, and then the place is pressed. */
export function Pieces({ groups, tab, held, refusal, onTab, onHold, onDrop }: PiecesProps) {
  const words = useWords();
  const id = useId();
  const group = groups[tab] ?? groups[0];
  const drag = useDrag(onHold, onDrop);
  return (
    <section className={`${look.panel} ${styles.pieces}`} aria-label={words.t('lab.pieces')} data-part="pieces">
      {groups.length > 1 && (
        <div className={styles.tabs} role="tablist" aria-label={words.t('lab.pieces')}>
          {groups.map(({ title }, i) => (
            <button
              key={title}
              type="button"
              role="tab"
              aria-selected={i === tab}
              aria-controls={id}
              onClick={() => onTab(i)}
            >
              {title}
            </button>
          ))}
        </div>
      )}
      <ul id={id} className={styles.list}>
        {group?.pieces.map((piece) => (
          <li key={piece.id}>
            <button
              type="button"
              aria-pressed={held?.id === piece.id}
              data-piece={piece.id}
              data-face={piece.face}
              data-placed={piece.placed}
              title={isDrawn(piece) ? piece.name : undefined}
              onPointerDown={(event) => drag.start(piece, event)}
              onClick={() => onHold(held?.id === piece.id ? undefined : piece)}
            >
              <PieceDrawing piece={piece} />
              <span className={isDrawn(piece) ? look.spoken : undefined}>{piece.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={refusal === '' ? '' : styles.refusal}>
        {refusal || (held === undefined ? words.t('lab.pieceHelp') : words.t('lab.holding', { name: held.name }))}
      </p>
      {drag.at !== undefined && (
        <span
          className={styles.ghost}
          data-face={drag.at.piece.face}
          style={{ left: drag.at.x, top: drag.at.y }}
          aria-hidden="true"
        >
          <PieceDrawing piece={drag.at.piece} />
          {drag.at.piece.face === undefined && drag.at.piece.name}
        </span>
      )}
    </section>
  );
}

/** Cards of the Guild are signs, and temple tiles only numbers; their names help to find them. */
const NAMED: ReadonlySet<Piece['face']> = new Set([undefined, 'goal', 'treasure', 'investigate', 'temple'] as const);

const isDrawn = ({ face }: Piece): boolean => !NAMED.has(face);

interface Dragged {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
}

/** Follows the pointer from a piece to where it's let go. */
function useDrag(onHold: PiecesProps['onHold'], onDrop: PiecesProps['onDrop']) {
  const [at, setAt] = useState<Dragged>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const start = (piece: Piece, { clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): void => {
    const button = currentTarget;
    let moved = false;
    const move = (event: globalThis.PointerEvent): void => {
      moved ||= Math.hypot(event.clientX - clientX, event.clientY - clientY) > STILL;
      if (moved) setAt({ piece, x: event.clientX, y: event.clientY });
    };
    const end = (event: globalThis.PointerEvent): void => {
      stop.current?.();
      if (!moved) return;
      // The press that follows a drag isn't meant.
      button.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => button.removeEventListener('click', swallow, { capture: true }));
      onHold(undefined);
      if (event.type === 'pointerup') onDrop(piece, event.clientX, event.clientY);
    };
    stop.current = () => {
      setAt(undefined);
      for (const name of ['pointerup', 'pointercancel'] as const) document.removeEventListener(name, end);
      document.removeEventListener('pointermove', move);
    };
    document.addEventListener('pointermove', move);
    for (const name of ['pointerup', 'pointercancel'] as const) document.addEventListener(name, end);
  };
  return { at, start };
}

const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};
