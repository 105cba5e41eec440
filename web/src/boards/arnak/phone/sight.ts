/** From where to where something reaches, from top to bottom. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Room left above what was scrolled to, in px. */
export const ABOVE = 12;

/** Halves of pixels don't count. */
const SLACK = 1;

const isSeen = (span: Span, seen: Span): boolean => span.top >= seen.top - SLACK && span.bottom <= seen.bottom + SLACK;

/** The next one that isn't wholly seen: the first below; and if there is none, unless only those are wanted, the first of all. */
export function nextHidden<One extends Span>(spans: readonly One[], seen: Span, which?: 'below'): One | undefined {
  const hidden = spans.filter((span) => !isSeen(span, seen)).toSorted((a, b) => a.top - b.top);
  const below = hidden.find(({ bottom }) => bottom > seen.bottom + SLACK);
  return below ?? (which === 'below' ? undefined : hidden[0]);
}

/** The targets of a question: those on the page that scrolls, and how many always stay in sight, such as cards in hand. */
interface Targets {
  readonly spans: readonly Span[];
  readonly fixed: number;
}

/** Whether one has to look for them: none on the page is wholly seen, and at best a few are in hand. */
export const areOutOfSight = ({ spans, fixed }: Targets, seen: Span): boolean =>
  fixed < spans.length && !spans.some((span) => isSeen(span, seen));
