import { artifacts, artifactsInRow, basicCards, FEAR_CARDS, items, itemsInRow } from '@moonstaff/arnak';
import type { Json } from '@moonstaff/kernel';
import { type Draft, partAt, withPart } from '@moonstaff/scenarios/page';
import type { Words } from '@moonstaff/text';
import { type Bench, type ChoiceOf, type Group, type ListOf, listAt } from '../field.ts';
import { countField, namedOptions, pileSet } from '../make.ts';
import { lifted, withList } from './moves.ts';

/** The two kinds of cards that are bought. */
export type Kind = 'items' | 'artifacts';

const KINDS = ['artifacts', 'items'] as const;
const DECKS = { items: 'itemDeck', artifacts: 'artifactDeck' } as const;
const EXILED = { items, artifacts, basic: basicCards } as const;

const idsOf = (cards: readonly { readonly id: string }[]): readonly string[] => cards.map(({ id }) => id);

const kindName = (kind: Kind, words: Words): string =>
  words.t(kind === 'items' ? 'arnakTable.items' : 'arnakTable.artifacts');

/** The row with a card at this place. If it's in the row already, both change places. */
export function withRowCard(draft: Draft, facts: Json, kind: Kind, place: number, id: string): Draft {
  const row = listAt(facts, 'row', kind);
  const there = row[place] ?? 'gap';
  const before = id === 'gap' ? -1 : row.indexOf(id);
  const swapped = (before < 0 ? row : row.with(before, there)).with(place, id);
  return withPart(lifted(draft, id, ['row', kind]), ['row', kind], [...swapped]);
}

/** A deck with this card on top. Its place in the row, if it had one, stays empty: the deck would fill it at once. */
export function withCardOnTop(draft: Draft, facts: Json, kind: Kind, id: string): Draft {
  const deck = listAt(facts, DECKS[kind]);
  return withDeck(draft, facts, kind, [id, ...deck.filter((one) => one !== id)]);
}

function withDeck(draft: Draft, facts: Json, kind: Kind, ids: readonly string[]): Draft {
  const path = [DECKS[kind]];
  const row = listAt(facts, 'row', kind);
  const gone = row.some((one) => ids.includes(one));
  const left = ids.reduce((some, id) => lifted(some, id, path), draft);
  const open = gone
    ? withPart(
        left,
        ['row', kind],
        row.map((one) => (ids.includes(one) ? 'gap' : one)),
      )
    : left;
  return pileSet(open, path, listAt(facts, DECKS[kind]), ids);
}

/** Exile piles only grow by what's named. */
export const withExiled = (draft: Draft, facts: Json, pile: keyof typeof EXILED, id: string): Draft =>
  withList(draft, ['exile', pile], [...listAt(facts, 'exile', pile), id]);

export const isKind = (kind: Kind, id: string): boolean => idsOf(EXILED[kind]).includes(id);

/** A row that's named keeps its cards as far as the round has room for them. */
export function withRound(draft: Draft, round: number): Draft {
  const fitted = (kind: Kind, size: number): readonly string[] => {
    const row = listAt(draft.given, 'row', kind);
    const gaps = Array.from({ length: Math.max(0, size - row.length) }, () => 'gap');
    return kind === 'items' ? [...row, ...gaps].slice(0, size) : [...gaps, ...row].slice(-size);
  };
  return [...KINDS]
    .filter((kind) => partAt(draft.given, ['row', kind]) !== undefined)
    .reduce(
      (left, kind) =>
        withPart(left, ['row', kind], [...fitted(kind, (kind === 'items' ? itemsInRow : artifactsInRow)(round))]),
      withPart(draft, ['round'], round),
    );
}

/** The row, the decks and what was exiled. */
export function cardsGroup(bench: Bench): Group {
  const { words, facts } = bench;
  return {
    ...{ title: words.t('lab.rowAndDecks'), about: 'table' },
    fields: [
      ...KINDS.flatMap((kind) => rowFields(bench, kind)),
      ...KINDS.map((kind): ListOf => {
        const path = [DECKS[kind]];
        return {
          ...{ kind: 'list', label: words.t('lab.deckOf', { cards: kindName(kind, words) }), path, order: 'pile' },
          ...{ value: listAt(facts, ...path), options: namedOptions(words, 'card', idsOf(EXILED[kind])) },
          set: (draft, ids) => withDeck(draft, facts, kind, ids),
        };
      }),
      ...(['items', 'artifacts', 'basic'] as const).map((pile): ListOf => {
        const path = ['exile', pile];
        const cards = pile === 'basic' ? words.t('lab.basicCards') : kindName(pile, words);
        return {
          ...{ kind: 'list', label: words.t('lab.exileOf', { cards }), path, value: listAt(facts, ...path) },
          options: namedOptions(words, 'card', idsOf(EXILED[pile])),
          set: (draft, ids) => withList(draft, path, ids),
        };
      }),
      countField(bench, words.t('arnakTable.leftFear'), FEAR_CARDS, 'fearDeck'),
    ],
  };
}

/** One choice for each place of the row. */
function rowFields({ words, facts }: Bench, kind: Kind): readonly ChoiceOf[] {
  const row = listAt(facts, 'row', kind);
  const empty = { id: 'gap', name: words.t('arnakTable.empty') };
  const options = [empty, ...namedOptions(words, 'card', idsOf(EXILED[kind]))];
  const all = (): string =>
    `${words.t('arnakTable.cardRow')} (${kindName(kind, words)}): ${row
      .map((id) => options.find((one) => one.id === id)?.name ?? id)
      .join(', ')}`;
  return row.map((card, place): ChoiceOf => {
    const label = words.t('lab.rowAt', { cards: kindName(kind, words), n: place + 1 });
    return {
      ...{ kind: 'choice', label, path: ['row', kind], place: ['row', kind, String(place)], value: card, options },
      clause: () => (place === 0 ? all() : ''),
      set: (draft, id) => withRowCard(draft, facts, kind, place, id),
    };
  });
}
