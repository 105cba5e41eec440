import styles from './art.module.css';
import { IconAt } from './Icon.tsx';
import type { IconName } from './icon-names.ts';
import { seatColor, seatInk, seatLook } from './seats.ts';

interface SeatShapeProps {
  readonly seat: number | 'rival';
  readonly glyph?: IconName;
  /** Only the outline: the figure is not at home. */
  readonly away?: boolean;
  /** Cream with the seat's ink round it: the mark on the seat's own colour. */
  readonly cream?: boolean;
  /** Nobody sits there yet, on paper: dashed in the seat's ink over a breath of its colour. */
  readonly free?: boolean;
  readonly className?: string | undefined;
}

/** A seat's mark: its shape in its colour within a dark casing. */
export function SeatShape({ seat, glyph, away = false, cream = false, free = false, className = '' }: SeatShapeProps) {
  const look = seatLook(seat);
  const fill = free
    ? `color-mix(in srgb, ${seatColor(seat)} 28%, transparent)`
    : cream
      ? '#FFF6E4'
      : away
        ? 'none'
        : seatColor(seat);
  const rim = cream || free ? seatInk(seat) : away ? seatColor(seat) : 'var(--night-0)';
  return (
    <svg className={`${styles.seatShape} ${className}`} viewBox="-1.5 -1.5 27 27" aria-hidden="true">
      <path
        d={look.shape}
        fill={fill}
        stroke={rim}
        strokeWidth={cream ? 2.4 : away ? 1.9 : 1.6}
        strokeLinejoin="round"
        {...(free && { strokeDasharray: '3 2.4' })}
      />
      {glyph !== undefined && (
        <IconAt
          name={glyph}
          x={12}
          y={look.glyph.y}
          size={look.glyph.size}
          color={away ? 'var(--mist)' : seatInk(seat)}
        />
      )}
    </svg>
  );
}
