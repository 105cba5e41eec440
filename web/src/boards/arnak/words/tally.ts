import {
  type ArnakView,
  type CATEGORIES,
  fearTile,
  IDOL_POINTS,
  type RivalView,
  researchPoints,
} from '@moonstaff/arnak';
import type { Score } from '@moonstaff/kernel';
import type { Words } from '@moonstaff/text';

/** What a figure of the score sheet is made of: “glass 16, notebook 10”, “4 idols”. */
export function tallyOf(
  category: string,
  { seat, categories }: Score,
  view: ArnakView,
  words: Words,
): string | undefined {
  const counts = seat === 'rival' ? view.rival && rivalCounts(view.rival) : playerCounts(view, seat, categories);
  if (category === 'research') {
    return seat === 'rival' ? undefined : words.t('arnakTable.tallyResearch', researchPoints(view, seat));
  }
  const n = counts?.[category as Counted] ?? 0;
  const slots = category === 'idols' && seat !== 'rival' ? (categories['idols'] ?? 0) - IDOL_POINTS * n : 0;
  if (slots > 0) return words.t('arnakTable.tallySlots', { n, slots });
  return n > 0 ? words.t(KEYS[category as Counted], { n }) : undefined;
}

type Counted = Exclude<(typeof CATEGORIES)[number], 'research'>;

const KEYS = {
  temple: 'arnakTable.tallyTemple',
  idols: 'arnakTable.tallyIdols',
  guardians: 'arnakTable.tallyGuardians',
  cards: 'arnakTable.tallyCards',
  fear: 'arnakTable.tallyCards',
} as const satisfies { readonly [C in Counted]: string };

type Counts = { readonly [C in Counted]: number };

const rivalCounts = ({ temple, idols, coveredIdols, guardians, cards }: RivalView): Counts => ({
  temple: temple.length,
  idols: idols.length + coveredIdols,
  guardians: guardians.length,
  cards: cards.length,
  fear: 0,
});

function playerCounts({ players }: ArnakView, seat: number, categories: Score['categories']): Counts | undefined {
  const player = players[seat];
  if (player === undefined) return undefined;
  const { temple, crates, slots, guardians, hand, deck, playArea, fearTiles } = player;
  // Others' decks stay hidden, but each Fear in them costs a point.
  const fear = fearTile.points * fearTiles - (categories['fear'] ?? 0);
  return {
    temple: temple.length,
    idols: crates + slots,
    guardians: guardians.length,
    cards: hand.length + deck.length + playArea.length - fear,
    fear,
  };
}
