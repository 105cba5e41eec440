import { IconAt } from './Icon.tsx';
import { seatColor, seatInk, seatLook } from './seats.ts';

/**
 * Pieces on a map, each drawn around (0, 0) of a box from −12 to 12: the seat's colour, a white line,
 * a dark casing. `Placed` puts them somewhere.
 */

interface PieceProps {
  readonly seat: number;
}

const light = (seat: number) => ({ fill: `color-mix(in srgb, ${seatColor(seat)}, #fff 38%)` });
const dark = (seat: number) => ({ fill: `color-mix(in srgb, ${seatColor(seat)}, #000 34%)` });

const CUBE = 'M0-11L9.6-5.6V5.6L0 11L-9.6 5.6V-5.6Z';

/** An explorer: a cube in three tones with the seat's shape on its top face. */
export function Explorer({ seat }: PieceProps) {
  return (
    <g>
      <path d={CUBE} fill="none" stroke="var(--night-0)" strokeWidth="4.6" strokeLinejoin="round" />
      <path d={CUBE} fill="none" stroke="#fff" strokeWidth="2.2" strokeLinejoin="round" />
      <path d="M0-11L9.6-5.6L0-.4L-9.6-5.6Z" style={light(seat)} />
      <path d="M-9.6-5.6L0-.4V11L-9.6 5.6Z" fill={seatColor(seat)} />
      <path d="M9.6-5.6L0-.4V11L9.6 5.6Z" style={dark(seat)} />
      <path
        d={seatLook(seat).shape}
        fill={seatInk(seat)}
        opacity="0.82"
        transform="translate(0 -5.7) scale(.25 .15) translate(-12 -12)"
      />
    </g>
  );
}

const HOUSE = 'M0-11L11-1.6V10H-11V-1.6Z';

export function Village({ seat }: PieceProps) {
  return (
    <g>
      <path d={HOUSE} fill="none" stroke="var(--night-0)" strokeWidth="4.8" strokeLinejoin="round" />
      <path d={HOUSE} fill={seatColor(seat)} stroke="#fff" strokeWidth="2" strokeLinejoin="round" />
      <rect
        x="-2.6"
        y="2.4"
        width="5.2"
        height="7"
        style={{ fill: `color-mix(in srgb, ${seatInk(seat)}, ${seatColor(seat)} 12%)` }}
      />
    </g>
  );
}

const TOWER = 'M-8.4-12H-4.4V-9.2H-2V-12H2V-9.2H4.4V-12H8.4V-5.4L6-3.2L7.4 11.4H-7.4L-6-3.2L-8.4-5.4Z';

export function Tower({ seat }: PieceProps) {
  return (
    <g>
      <path d={TOWER} fill="none" stroke="var(--night-0)" strokeWidth="4.8" strokeLinejoin="round" />
      <path d={TOWER} fill={seatColor(seat)} stroke="#fff" strokeWidth="1.8" strokeLinejoin="round" />
    </g>
  );
}

/** A stall on the city's gate: this city takes no more trade routes. */
export function TradingPost({ seat }: PieceProps) {
  return (
    <g>
      <circle r="11" fill={seatColor(seat)} stroke="var(--night-0)" strokeWidth="4.4" />
      <circle r="11" fill={seatColor(seat)} stroke="#fff" strokeWidth="1.6" />
      <IconAt name="shop" x={0} y={0} size={15} color={seatInk(seat)} />
    </g>
  );
}

interface PlacedProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly children: React.ReactNode;
}

export function Placed({ x, y, size, children }: PlacedProps) {
  return <g transform={`translate(${x} ${y}) scale(${size / 24})`}>{children}</g>;
}
