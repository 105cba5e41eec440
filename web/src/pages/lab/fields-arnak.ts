import { assistants, camps, cardById, guardians, places, RESOURCES, tilesI, tilesII, trackOf } from '@moonstaff/arnak';
import type { Bench, Field, Group, Option } from './field.ts';
import { listAt, numberAt, playersField, textAt } from './field.ts';

const MANY = 20;

/** What can be set up of Arnak. */
export function arnakGroups(bench: Bench): readonly Group[] {
  const { seats, names, words, facts } = bench;
  const named = (kind: string, ids: readonly string[]): readonly Option[] =>
    ids.map((id) => ({ id, name: words.name(kind, id) }));
  return [
    {
      title: words.t('lab.table'),
      fields: [
        {
          kind: 'number',
          label: words.t('lab.round'),
          path: ['round'],
          value: numberAt(facts, 'round'),
          min: 1,
          max: 5,
        },
        turnField(bench),
        playersField(bench),
        {
          ...{ kind: 'choice', label: words.t('lab.board'), path: ['options', 'board'], value: textAt(facts, 'board') },
          options: named('board', ['bird', 'snake']),
          make: (id) => id,
        },
      ],
    },
    ...seats.map((seat, i) => ({ title: names[i] ?? seat, fields: seatFields(bench, seat, named) })),
    { title: words.t('lab.sites'), fields: siteFields(bench, named) },
  ];
}

const turnField = ({ seats, names, words, facts }: Bench): Field => ({
  kind: 'choice',
  label: words.t('lab.active'),
  path: ['active'],
  value: textAt(facts, 'active'),
  options: seats.map((id, i) => ({ id, name: names[i] ?? id })),
  make: (id) => id,
});

type Named = (kind: string, ids: readonly string[]) => readonly Option[];

function seatFields({ facts, words }: Bench, seat: string, named: Named): readonly Field[] {
  const board = textAt(facts, 'board') === 'snake' ? 'snake' : 'bird';
  const cards = named('card', Object.keys(cardById));
  const spaces = named(
    'researchSpace',
    trackOf({ options: { board } } as Parameters<typeof trackOf>[0]).spaces.map(({ id }) => id),
  );
  const number = (name: string, label: string, max = MANY): Field => ({
    ...{ kind: 'number', label, path: [seat, name], value: numberAt(facts, seat, name), min: 0, max },
  });
  const list = (name: string, label: string, options: readonly Option[]): Field => ({
    ...{ kind: 'list', label, path: [seat, name], value: listAt(facts, seat, name), options },
  });
  const token = (name: 'glass' | 'notebook', label: string): Field => ({
    ...{ kind: 'choice', label, path: [seat, name], value: textAt(facts, seat, name), options: spaces },
    make: (id) => id,
  });
  return [
    ...RESOURCES.map((resource) => number(resource, words.name('resource', resource))),
    number('crates', words.name('category', 'idols')),
    list('hand', words.t('arnakTable.hand'), cards),
    list('playArea', words.t('lab.playArea'), cards),
    list(
      'assistants',
      words.t('arnakTable.assistants'),
      named(
        'assistant',
        assistants.map(({ id }) => id),
      ),
    ),
    list(
      'guardians',
      words.name('category', 'guardians'),
      named(
        'guardian',
        guardians.map(({ id }) => id),
      ),
    ),
    token('glass', words.name('token', 'glass')),
    token('notebook', words.name('token', 'notebook')),
  ];
}

function siteFields({ seats, names, words, facts }: Bench, named: Named): readonly Field[] {
  const board = textAt(facts, 'board') === 'snake' ? 'snake' : 'bird';
  const none: Option = { id: 'none', name: words.t('lab.none') };
  const occupants: readonly Option[] = [
    { id: 'free', name: words.t('lab.free') },
    ...seats.map((id, i) => ({ id, name: names[i] ?? id })),
  ];
  const spacesOf = (site: string, title: string): readonly Field[] => {
    const spaces = listAt(facts, 'sites', site, 'spaces');
    return spaces.flatMap((who, i): readonly Field[] =>
      who === 'blocked'
        ? []
        : [
            {
              ...{
                kind: 'choice',
                label: words.t('lab.spaceAt', { site: title, n: i + 1 }),
                value: who,
                options: occupants,
              },
              path: ['sites', site, 'spaces'],
              make: (id) => spaces.with(i, id),
            },
          ],
    );
  };
  const choice = (site: string, part: string, label: string, options: readonly Option[]): Field => ({
    ...{ kind: 'choice', label, path: ['sites', site, part], value: textAt(facts, 'sites', site, part), options },
    make: (id) => id,
  });
  return [
    ...camps.flatMap(({ id }) => spacesOf(id, words.name('camp', id))),
    ...places[board].flatMap(({ id, level }) => {
      const title = words.name('place', id);
      const tiles = (level === 'I' ? tilesI : tilesII).map((tile) => tile.id);
      return [
        choice(id, 'tile', words.t('lab.tileAt', { site: title }), [none, ...named('tile', tiles)]),
        choice(id, 'guardian', words.t('lab.guardianAt', { site: title }), [
          none,
          ...named(
            'guardian',
            guardians.map((one) => one.id),
          ),
        ]),
        ...spacesOf(id, title),
      ];
    }),
  ];
}
