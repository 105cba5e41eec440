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
      ...{ title: words.t('lab.table'), about: 'table' },
      fields: [
        {
          ...{ kind: 'choice', label: words.t('lab.board'), path: ['options', 'board'], value: textAt(facts, 'board') },
          options: [
            { id: 'bird', name: words.t('lab.bird') },
            { id: 'snake', name: words.t('lab.snake') },
          ],
          clause: () => words.name('board', textAt(facts, 'board')),
          make: (id) => id,
        },
        playersField(bench),
        {
          ...{ kind: 'number', label: words.t('lab.round'), path: ['round'], value: numberAt(facts, 'round') },
          ...{ min: 1, max: 5, roman: true },
          clause: (round) => words.t('lab.roundIs', { round }),
        },
        turnField(bench),
      ],
    },
    ...seats.map(
      (seat, i): Group => ({ title: names[i] ?? seat, about: 'seat', fields: seatFields(bench, seat, named) }),
    ),
    { title: words.t('lab.sites'), about: 'sites', fields: siteFields(bench, named) },
  ];
}

const turnField = ({ seats, names, words, facts }: Bench): Field => ({
  kind: 'choice',
  label: words.t('lab.active'),
  path: ['active'],
  value: textAt(facts, 'active'),
  options: seats.map((id, seat) => ({ id, name: names[seat] ?? id, seat })),
  clause: (name) => words.t('lab.turnOf', { name }),
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
  const number = (name: string, label: string): Extract<Field, { readonly kind: 'number' }> => ({
    ...{ kind: 'number', label, path: [seat, name], value: numberAt(facts, seat, name), min: 0, max: MANY },
  });
  const list = (
    name: string,
    label: string,
    options: readonly Option[],
  ): Extract<Field, { readonly kind: 'list' }> => ({
    ...{ kind: 'list', label, path: [seat, name], value: listAt(facts, seat, name), options },
  });
  const token = (name: 'glass' | 'notebook', label: string): Field => ({
    ...{ kind: 'choice', label, path: [seat, name], value: textAt(facts, seat, name), options: spaces },
    make: (id) => id,
  });
  return [
    ...RESOURCES.map(
      (resource): Field => ({
        ...number(resource, words.name('resource', resource)),
        sign: { token: resource === 'coins' ? 'coin' : resource },
        clause: (n) => words.name('tokens', { [resource]: Number(n) }, 'acc'),
      }),
    ),
    number('crates', words.name('category', 'idols')),
    {
      ...list('hand', words.t('arnakTable.hand'), cards),
      drop: 'hand',
      clause: (those, isNone) => (isNone ? words.t('lab.handEmpty') : words.t('lab.inHand', { cards: those })),
    },
    {
      ...list('playArea', words.t('lab.playArea'), cards),
      clause: (those, isNone) => (isNone ? words.t('lab.playEmpty') : words.t('lab.inPlay', { cards: those })),
    },
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
              ...{ site: title, path: ['sites', site, 'spaces'] },
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
