import { deckOfEra, guild, mapNamed } from '@moonstaff/guild';
import type { Bench, Field, Group } from './field.ts';
import { listAt, numberAt, playersField, textAt } from './field.ts';

const ERAS = 4;
const MAPS = ['avenia', 'aghon', 'kazan', 'cnidaria'] as const;
const MOST_COINS = 300;

/** The pieces of a seat, and the spaces that can carry them. */
const PIECES = [
  ['explorers', 'lab.explorers', ['empty', 'coin', 'city', 'ruin', 'crystal']],
  ['villages', 'lab.villages', ['empty']],
  ['towers', 'lab.towers', ['tower']],
  ['posts', 'lab.posts', ['city']],
] as const;

/** What can be set up of the Guild. */
export function guildGroups(bench: Bench): readonly Group[] {
  const { seats, names, words, facts } = bench;
  const era = numberAt(facts, 'era');
  const map = mapNamed(textAt(facts, 'map'));
  const spaceName = (id: string): string => words.name('space', id);
  const seatFields = (seat: string): readonly Field[] => [
    {
      ...{ kind: 'number', label: words.t('lab.coins'), path: [seat, 'coins'], min: 0, max: MOST_COINS },
      value: numberAt(facts, seat, 'coins', 'bank'),
      sign: { token: 'coin' },
      clause: (n) => words.t('lab.coinsAre', { n: Number(n) }),
    },
    ...PIECES.map(([piece, label, kinds]): Field => {
      const able: readonly string[] = kinds;
      const options = map.spaces.filter(({ feature }) => able.includes(feature.type));
      return {
        ...{ kind: 'list', label: words.t(label), path: [seat, piece], value: listAt(facts, seat, piece) },
        options: options.map(({ id }) => ({ id, name: spaceName(id) })),
      };
    }),
  ];
  return [
    {
      ...{ title: words.t('lab.table'), about: 'table' },
      fields: [
        {
          ...{ kind: 'choice', label: words.t('lab.map'), path: ['options', 'map'], value: textAt(facts, 'map') },
          options: MAPS.map((id) => ({ id, name: words.name('map', id) })),
          clause: (name) => name,
          make: (id) => id,
        },
        playersField(bench),
        {
          ...{ kind: 'number', label: words.t('lab.era'), path: ['era'], value: era, min: 1, max: ERAS, roman: true },
          clause: (n) => words.t('lab.eraIs', { era: n }),
        },
        {
          ...{ kind: 'choice', label: words.t('lab.card'), path: ['card'], value: textAt(facts, 'card') },
          options: deckOfEra(era, guild.rules.current).map((id) => ({ id, name: words.name('exploreCard', id) })),
          clause: (name) => words.t('lab.cardIs', { name }),
          make: (id) => id,
        },
      ],
    },
    ...seats.map((seat, i): Group => ({ title: names[i] ?? seat, about: 'seat', fields: seatFields(seat) })),
  ];
}
