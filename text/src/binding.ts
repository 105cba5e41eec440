/** Words that join numbers rather than being counted by them: `turn 3 of 7`, `6, 8 and 14`. */
const JOINING = 'of|to|and|or|in|von|bis|und|oder|zu|z|i|do|lub|albo|из|до|и|или|на|в|с';

const GAP = new RegExp(`(?<=\\d) (?=(?!(?:${JOINING})(?!\\p{L}))\\p{L})`, 'gu');

/** A number and what it counts stay on one line: the space between them becomes a no-break space. */
export const bound = (text: string): string => text.replace(GAP, '\u00a0');
