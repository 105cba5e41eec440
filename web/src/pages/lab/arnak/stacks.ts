import {
  assistants,
  bonusTiles,
  guardians,
  TEMPLE_TILES,
  templeStacks,
  tilesI,
  tilesII,
  tracks,
} from '@moonstaff/arnak';
import type { Json } from '@moonstaff/kernel';
import { type Draft, partAt, withPart } from '@moonstaff/scenarios/page';
import { type Bench, type Field, type Group, type ListOf, listAt, type Option, textAt } from '../field.ts';
import { countField, namedOptions, pileSet } from '../make.ts';
import { lifted } from './moves.ts';

const PILES = [
  ['tilesI', 'tile', tilesI],
  ['tilesII', 'tile', tilesII],
  ['guardians', 'guardian', guardians],
] as const;

/** The stacks of assistants, each from the top. */
export const supplyAt = (facts: Json): readonly (readonly string[])[] => {
  const stacks = partAt(facts, ['supply']);
  return Array.isArray(stacks) ? stacks.map((stack: Json) => (Array.isArray(stack) ? stack.map(String) : [])) : [];
};

/** A stack of assistants as it's to be. One that comes from another stack leaves that one. */
export function withStack(draft: Draft, facts: Json, index: number, ids: readonly string[]): Draft {
  const left = ids.reduce((some, id) => lifted(some, id, ['supply']), draft);
  const stacks = supplyAt(facts).map((stack, i) => (i === index ? ids : stack.filter((id) => !ids.includes(id))));
  return withPart(
    left,
    ['supply'],
    stacks.map((stack) => ({ only: [...stack] })),
  );
}

/** What's in the stacks of sites, guardians and assistants. */
export function stacksGroup({ words, facts }: Bench): Group {
  const people = namedOptions(
    words,
    'assistant',
    assistants.map(({ id }) => id),
  );
  const labels = {
    tilesI: words.t('lab.sitesOf', { level: 'I' }),
    tilesII: words.t('lab.sitesOf', { level: 'II' }),
    guardians: words.name('category', 'guardians'),
  } as const;
  return {
    ...{ title: words.t('lab.stacks'), about: 'table' },
    fields: [
      ...PILES.map(([part, kind, tiles]): ListOf => {
        const value = listAt(facts, part);
        const options = namedOptions(
          words,
          kind,
          tiles.map(({ id }) => id),
        );
        return {
          ...{ kind: 'list', label: words.t('lab.stackOf', { things: labels[part] }), path: [part] },
          ...{ order: 'pile', value, options },
          set: (draft, ids) =>
            pileSet(
              ids.reduce((left, id) => lifted(left, id, [part]), draft),
              [part],
              value,
              ids,
            ),
        };
      }),
      ...supplyAt(facts).map(
        (value, i): ListOf => ({
          ...{ kind: 'list', label: words.t('lab.supplyAt', { n: i + 1 }), path: ['supply'], order: 'top' },
          ...{ place: ['supply', String(i)], value, options: people },
          set: (draft, ids) => withStack(draft, facts, i, ids),
        }),
      ),
      ...(textAt(facts, 'board') === 'snake' ? [rescueField(words.t('arnakTable.rescue'), facts, people)] : []),
    ],
  };
}

const rescueField = (label: string, facts: Json, options: readonly Option[]): ListOf => ({
  ...{ kind: 'list', label, path: ['rescue'], order: 'top', value: listAt(facts, 'rescue'), options },
  set: (draft, ids) =>
    withPart(
      ids.reduce((left, id) => lifted(left, id, ['rescue']), draft),
      ['rescue'],
      { only: [...ids] },
    ),
});

/** The tiles of the research track and of the temple, and who has been there. */
export function researchGroup(bench: Bench): Group {
  const { words, facts, seats, names } = bench;
  const tiles = namedOptions(
    words,
    'bonus',
    bonusTiles.map(({ id }) => id),
  );
  const { spaces } = tracks[textAt(facts, 'board') === 'snake' ? 'snake' : 'bird'];
  const list = (label: string, path: readonly string[], options: readonly Option[]): Field => ({
    ...{ kind: 'list', label, path, value: listAt(facts, ...path), options },
  });
  return {
    ...{ title: words.t('arnakTable.track'), about: 'table' },
    fields: [
      ...spaces
        .filter(({ row, next }) => row > 0 && next.length > 0)
        .map(({ id }) =>
          list(words.t('lab.bonusAt', { space: words.name('researchSpace', id) }), ['bonus', id], tiles),
        ),
      list(words.t('lab.bonusAt', { space: words.t('arnakTable.lostTemple') }), ['lostTemple'], tiles),
      ...templeStacks.map(({ id }) => countField(bench, words.name('temple', id), TEMPLE_TILES, 'temple', id)),
      list(
        words.t('lab.arrivals'),
        ['arrivals'],
        [
          ...seats.map((id, seat) => ({ id, name: names[seat] ?? id })),
          ...(partAt(facts, ['rival']) === undefined ? [] : [{ id: 'rival', name: words.t('arnakTable.rival') }]),
        ],
      ),
    ],
  };
}
