/** How a seat looks: a colour, and a shape that never changes, because colour never speaks alone. */
export interface SeatLook {
  readonly color: 'red' | 'blue' | 'yellow' | 'green' | 'rival';
  /** The shape in a box of 24, as a path. */
  readonly shape: string;
  /** Where a glyph sits in it, and how large. */
  readonly glyph: { readonly y: number; readonly size: number };
  /** The dashes of its line in charts. */
  readonly dash: string;
}

const red: SeatLook = {
  color: 'red',
  shape: 'M12 1.4a10.6 10.6 0 1 1 0 21.2a10.6 10.6 0 1 1 0-21.2Z',
  glyph: { y: 12, size: 14 },
  dash: '',
};

const blue: SeatLook = {
  color: 'blue',
  shape:
    'M4.4 2h15.2A2.4 2.4 0 0 1 22 4.4v15.2a2.4 2.4 0 0 1-2.4 2.4H4.4A2.4 2.4 0 0 1 2 19.6V4.4A2.4 2.4 0 0 1 4.4 2Z',
  glyph: { y: 12, size: 14 },
  dash: '10 4',
};

const yellow: SeatLook = {
  color: 'yellow',
  shape: 'M13 2.2a1.2 1.2 0 0 0-2 0L.6 20.1a1.3 1.3 0 0 0 1.1 1.9h20.6a1.3 1.3 0 0 0 1.1-1.9Z',
  glyph: { y: 15.6, size: 10.5 },
  dash: '2 5',
};

const green: SeatLook = {
  color: 'green',
  shape: 'M12.6.9a.9.9 0 0 0-1.2 0L.9 11.4a.9.9 0 0 0 0 1.2L11.4 23.1a.9.9 0 0 0 1.2 0L23.1 12.6a.9.9 0 0 0 0-1.2Z',
  glyph: { y: 12, size: 12.5 },
  dash: '6 3 2 3',
};

const rival: SeatLook = {
  color: 'rival',
  shape: 'M12 1l9.6 5.5v11L12 23l-9.6-5.5v-11Z',
  glyph: { y: 12, size: 13 },
  dash: '1 4',
};

const LOOKS = [red, blue, yellow, green] as const;

export const seatLook = (seat: number | 'rival'): SeatLook => (seat === 'rival' ? rival : (LOOKS[seat] ?? rival));

export const seatColor = (seat: number | 'rival'): string => `var(--${seatLook(seat).color})`;

export const seatInk = (seat: number | 'rival'): string => `var(--${seatLook(seat).color}-ink)`;
