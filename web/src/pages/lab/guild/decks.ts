import { deckOfEra, eraCards, guild, investigateCardIds, treasures } from '@moonstaff/guild';
import type { Json } from '@moonstaff/kernel';
import { type Draft, partAt, withPart } from '@moonstaff/scenarios/page';
import { type Bench, type Group, type ListOf, listAt, textAt } from '../field.ts';
import { minus, namedOptions, pileSet } from '../make.ts';

/** What belongs to one era: another one begins with its own cards. */
const OF_ERA = ['card', 'turned', 'deck', 'seen'] as const;

export const withEra = (draft: Draft, era: number): Draft =>
  OF_ERA.reduce((left, part) => withPart(left, [part], undefined), withPart(draft, ['era'], era));

/** This card is the one just turned; the one before takes its place. */
export function withCard(draft: Draft, facts: Json, id: string): Draft {
  const old = textAt(facts, 'card');
  const swapped = ['turned', 'deck'].reduce(
    (left, part) =>
      partAt(draft.given, [part]) === undefined
        ? left
        : withPart(
            left,
            [part],
            listAt(draft.given, part).map((one) => (one === id ? old : one)),
          ),
    draft,
  );
  return withPart(swapped, ['card'], id);
}

/** The cards that were turned before; those that weren't are still to come. */
function withTurned(draft: Draft, facts: Json, ids: readonly string[]): Draft {
  const deck = listAt(facts, 'deck');
  const back = listAt(facts, 'turned').filter((id) => !ids.includes(id) && id !== textAt(facts, 'card'));
  const left = [...deck.filter((id) => !ids.includes(id)), ...back];
  return withPart(withPart(draft, ['turned'], [...ids]), ['deck'], left);
}

/** Somebody gets this card: a deck that names it has one fewer. */
export const drawn = (draft: Draft, deck: 'investigateDeck' | 'treasureDeck', id: string): Draft =>
  partAt(draft.given, [deck]) === undefined
    ? draft
    : withPart(draft, [deck], [...minus(listAt(draft.given, deck), [id])]);

/** The Explore cards of this era, and the decks of Investigate cards and treasures. */
export function decksGroup({ words, facts }: Bench): Group {
  const explore = namedOptions(words, 'exploreCard', deckOfEra(Number(textAt(facts, 'era')), guild.rules.current));
  const turned = listAt(facts, 'turned').slice(0, -1);
  const deck = listAt(facts, 'deck');
  const pile = (part: string, label: string, kind: string, ids: readonly string[]): ListOf => ({
    ...{ kind: 'list', label, path: [part], order: 'pile', value: listAt(facts, part) },
    options: namedOptions(words, kind, ids),
    set: (draft, wanted) => pileSet(draft, [part], listAt(facts, part), wanted),
  });
  const before: ListOf = {
    ...{ kind: 'list', label: words.t('lab.turned'), path: ['turned'], value: turned, options: explore },
    set: (draft, ids) => withTurned(draft, facts, ids),
  };
  return {
    ...{ title: words.t('lab.decks'), about: 'table' },
    fields: [
      before,
      { kind: 'list', label: words.t('lab.toCome'), path: ['deck'], order: 'pile', value: deck, options: explore },
      {
        ...{ kind: 'list', label: words.t('lab.seen'), path: ['seen'], value: listAt(facts, 'seen') },
        options: namedOptions(
          words,
          'exploreCard',
          eraCards.map(({ id }) => id),
        ),
        clause: () => '',
      },
      pile('investigateDeck', words.t('lab.investigateDeck'), 'investigateCard', investigateCardIds),
      pile(
        'treasureDeck',
        words.t('lab.treasureDeck'),
        'treasure',
        treasures.map(({ id }) => id),
      ),
    ],
  };
}
