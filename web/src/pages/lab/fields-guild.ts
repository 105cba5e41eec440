import { deckOfEra, goals, guild, investigateCardIds, mapNamed, SLOTS, treasures } from '@moonstaff/guild';
import type { Bench, Field, Group, Option } from './field.ts';
import { listAt, numberAt, playersField, textAt } from './field.ts';
import { goalsAt, replacedGoal, writtenGoals } from './goals-guild.ts';

const ERAS = 4;
const MAPS = ['avenia', 'aghon', 'kazan', 'cnidaria'] as const;
const MOST_COINS = 300;

/** The pieces of a seat, and the spaces that can carry them. */
const PIECES = [
  ['explorers', 'lab.explorers', ['empty', 'coin', 'city', 'ruin', 'crystal']],
  ['villages', 'lab.villages', ['empty']],
  ['towers', 'lab.towers', ['tower']],
  ['posts', 'lab.posts', ['city']],
  ['ruins', 'lab.tokens', ['ruin']],
  ['crystals', 'lab.crystals', ['crystal']],
] as const;

/** What can be set up of the Guild. */
export function guildGroups(bench: Bench): readonly Group[] {
  const { seats, names, words } = bench;
  return [
    { title: words.t('lab.table'), about: 'table', fields: tableFields(bench) },
    ...seats.map((seat, i): Group => ({ title: names[i] ?? seat, about: 'seat', fields: seatFields(bench, seat) })),
    { title: words.t('web.guild.goals'), about: 'table', fields: goalFields(bench) },
  ];
}

function tableFields(bench: Bench): readonly Field[] {
  const { words, facts } = bench;
  const era = numberAt(facts, 'era');
  return [
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
  ];
}

function seatFields({ words, facts }: Bench, seat: string): readonly Field[] {
  const map = mapNamed(textAt(facts, 'map'));
  return [
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
        options: options.map(({ id }) => ({ id, name: words.name('space', id) })),
      };
    }),
    ...SLOTS.map(
      (slot): Field => ({
        ...{ kind: 'choice', label: words.t('lab.slotAt', { slot }), path: [seat, 'actions', slot] },
        value: textAt(facts, seat, 'actions', slot) || 'none',
        options: [
          { id: 'none', name: words.t('lab.none') },
          ...investigateCardIds.map((id) => ({ id, name: words.name('investigateCard', id) })),
        ],
        make: (id) => (id === 'none' ? undefined : id),
      }),
    ),
    {
      ...{ kind: 'list', label: words.t('web.guild.treasures'), path: [seat, 'treasures'] },
      value: listAt(facts, seat, 'treasures'),
      options: treasures
        .filter(({ immediate }) => !immediate)
        .map(({ id }) => ({ id, name: words.name('treasure', id) })),
    },
  ];
}

/** Which goals there are, and who has completed them. */
function goalFields({ seats, names, words, facts }: Bench): readonly Field[] {
  const now = goalsAt(facts);
  const map = textAt(facts, 'map');
  const ofMap = goals.filter((goal) => goal.map === map);
  const options = (ofMap.length === 0 ? goals : ofMap).map(({ id }) => ({ id, name: words.name('goal', id) }));
  const rewards: readonly Option[] = [
    { id: 'none', name: words.t('lab.goalOpen') },
    { id: 'first', name: words.t('lab.goalFirst') },
    { id: 'later', name: words.t('lab.goalLater') },
  ];
  return now.flatMap(({ id, met }, i): readonly Field[] => [
    {
      ...{ kind: 'choice', label: words.t('lab.goalAt', { n: i + 1 }), path: ['goals'], value: id, options },
      make: (other) => writtenGoals(replacedGoal(now, i, other)),
    },
    ...seats.map((seat, at): Field => {
      const { [seat]: reward = 'none', ...others } = met;
      return {
        ...{ kind: 'choice', label: words.t('lab.goalBy', { n: i + 1, name: names[at] ?? seat }), path: ['goals'] },
        ...{ value: reward, options: rewards },
        clause: (said) => (reward === 'none' ? '' : `${names[at] ?? seat}: ${said}`),
        make: (other) =>
          writtenGoals(now.with(i, { id, met: other === 'none' ? others : { ...others, [seat]: other } })),
      };
    }),
  ]);
}
