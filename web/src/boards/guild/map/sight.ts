/** From where to where something reaches, from top to bottom. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** How far to scroll, at the least, so that one of these is wholly seen; not at all if one is already. */
export function scrollToOne(spans: readonly Span[], seen: Span): number {
  const ways = spans.map(({ top, bottom }) => Math.max(0, bottom - seen.bottom) + Math.min(0, top - seen.top));
  return ways.reduce((least, way) => (Math.abs(way) < Math.abs(least) ? way : least), ways[0] ?? 0);
}
