import { DIFFICULTIES, deckOfEra, goals, guild, MAP_IDS } from '@moonstaff/guild';
import { type Draft, partAt, withPart } from '@moonstaff/scenarios/page';
import {
  type Bench,
  type ChoiceOf,
  type Field,
  type Group,
  numberAt,
  type Option,
  playersField,
  textAt,
} from '../field.ts';
import { flagField, namedOptions } from '../make.ts';
import { decksGroup, withCard, withEra } from './decks.ts';
import { goalsAt, replacedGoal, writtenGoals } from './goals.ts';
import { seatFields } from './seat.ts';

const ERAS = 4;

/** What can be set up of the Guild: everything that a position has. */
export function guildGroups(bench: Bench): readonly Group[] {
  const { seats, names, words } = bench;
  return [
    { title: words.t('lab.table'), about: 'table', fields: tableFields(bench) },
    ...seats.map((seat, i): Group => ({ title: names[i] ?? seat, about: 'seat', fields: seatFields(bench, seat) })),
    { title: words.t('web.guild.goals'), about: 'table', fields: goalFields(bench) },
    decksGroup(bench),
    {
      ...{ title: words.t('lab.rest'), about: 'table' },
      fields: [flagField(bench, words.t('lab.over'), 'over'), ...(seats.length === 1 ? [difficultyField(bench)] : [])],
    },
  ];
}

function tableFields(bench: Bench): readonly Field[] {
  const { words, facts } = bench;
  const era = numberAt(facts, 'era');
  return [
    {
      ...{ kind: 'choice', label: words.t('lab.map'), path: ['options', 'map'], value: textAt(facts, 'map') },
      options: namedOptions(words, 'map', MAP_IDS),
      clause: (name) => name,
    },
    playersField(bench),
    {
      ...{ kind: 'number', label: words.t('lab.era'), path: ['era'], value: era, min: 1, max: ERAS, roman: true },
      clause: (n) => words.t('lab.eraIs', { era: n }),
      set: withEra,
    },
    {
      ...{ kind: 'choice', label: words.t('lab.card'), path: ['card'], value: textAt(facts, 'card') },
      options: namedOptions(words, 'exploreCard', deckOfEra(era, guild.rules.current)),
      clause: (name) => words.t('lab.cardIs', { name }),
      set: (draft: Draft, id: string) => withCard(draft, facts, id),
    },
  ];
}

const difficultyField = ({ draft, words }: Bench): ChoiceOf => ({
  ...{ kind: 'choice', label: words.name('option', 'difficulty'), path: ['options', 'difficulty'] },
  value: String(partAt(draft.given, ['options', 'difficulty']) ?? DIFFICULTIES[0]),
  options: namedOptions(words, 'difficulty', DIFFICULTIES),
});

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
      ...{ kind: 'choice', label: words.t('lab.goalAt', { n: i + 1 }), path: ['goals'], place: ['goals', String(i)] },
      ...{ value: id, options },
      set: (draft: Draft, other: string) => withPart(draft, ['goals'], writtenGoals(replacedGoal(now, i, other))),
    },
    ...seats.map((seat, at): Field => {
      const { [seat]: reward = 'none', ...others } = met;
      return {
        ...{ kind: 'choice', label: words.t('lab.goalBy', { n: i + 1, name: names[at] ?? seat }), path: ['goals'] },
        ...{ place: ['goals', String(i), 'met', seat], value: reward, options: rewards },
        clause: (said) => (reward === 'none' ? '' : `${names[at] ?? seat}: ${said}`),
        set: (draft: Draft, other: string) =>
          withPart(
            draft,
            ['goals'],
            writtenGoals(now.with(i, { id, met: other === 'none' ? others : { ...others, [seat]: other } })),
          ),
      };
    }),
  ]);
}
