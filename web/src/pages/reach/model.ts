import { type Occasion, type Reach, WAY_KINDS, type Way, type WayKind, type Wishes } from '@moonstaff/client';

/** A row of the list: a kind of way, and the one there is of it. Browsers share a row, which is about this one. */
export interface WayRow {
  readonly kind: WayKind;
  readonly way: Way | undefined;
  /** Other browsers, on the row of browsers. */
  readonly others: readonly Way[];
}

/** Every kind this server offers, in a fixed order. */
export function rowsOf({ ways, offered }: Pick<Reach, 'ways' | 'offered'>, endpoint: string | undefined): WayRow[] {
  return WAY_KINDS.filter((kind) => offered.includes(kind) || ways.some((way) => way.kind === kind)).map((kind) => {
    const own = ways.filter((way) => way.kind === kind);
    if (kind !== 'push') return { kind, way: own[0], others: [] };
    const here = own.find((way) => way.endpoint === endpoint && endpoint !== undefined);
    return { kind, way: here, others: own.filter((way) => way !== here) };
  });
}

/** The kinds that have something switched on: the columns of the table. */
export const columnsOf = ({ ways }: Pick<Reach, 'ways'>): readonly WayKind[] =>
  WAY_KINDS.filter((kind) => ways.some((way) => way.kind === kind && way.on));

/** The occasions with one of them told over one more way, or one less. */
export function withCell(occasions: Wishes['occasions'], occasion: Occasion, kind: WayKind, on: boolean) {
  const rest = occasions[occasion].filter((one) => one !== kind);
  return { ...occasions, [occasion]: on ? [...rest, kind] : rest };
}

const DAY = 24 * 60;

/** The bar of the quiet hours goes from noon to noon, so that the night is in one piece. */
export const fromNoon = (minute: number): number => (minute + DAY / 2) % DAY;

/** Minutes since midnight as they're read: `22:30`. */
export const clockTime = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
