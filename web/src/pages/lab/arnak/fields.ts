import { partAt, withPart } from '@moonstaff/scenarios/page';
import { type Bench, type ChoiceOf, type Field, type Group, numberAt, playersField, textAt } from '../field.ts';
import { flagField } from '../make.ts';
import { cardsGroup, withRound } from './cards.ts';
import { rivalGroup } from './rival.ts';
import { seatFields } from './seat.ts';
import { sitesGroup } from './sites.ts';
import { researchGroup, stacksGroup } from './stacks.ts';

/** How many of the rival's tiles can be red. */
const RED_TILES = [0, 1, 2, 3, 4, 5];
const USUAL_RED_TILES = 1;

/** What can be set up of Arnak: everything that a position has. */
export function arnakGroups(bench: Bench): readonly Group[] {
  const { seats, names, words, facts } = bench;
  const isSolo = partAt(facts, ['rival']) !== undefined;
  return [
    { title: words.t('lab.table'), about: 'table', fields: tableFields(bench) },
    ...seats.map((seat, i): Group => ({ title: names[i] ?? seat, about: 'seat', fields: seatFields(bench, seat) })),
    sitesGroup(bench),
    cardsGroup(bench),
    stacksGroup(bench),
    researchGroup(bench),
    ...(isSolo ? [rivalGroup(bench)] : []),
    {
      ...{ title: words.t('lab.rest'), about: 'table' },
      fields: [
        { ...seatChoice(bench, words.name('option', 'first'), 'first'), clause: () => '' },
        flagField(bench, words.t('lab.main'), 'main'),
        ...(isSolo ? [difficultyField(bench)] : []),
      ],
    },
  ];
}

function tableFields(bench: Bench): readonly Field[] {
  const { words, facts } = bench;
  return [
    {
      ...{ kind: 'choice', label: words.t('lab.board'), path: ['options', 'board'], value: textAt(facts, 'board') },
      options: [
        { id: 'bird', name: words.t('lab.bird') },
        { id: 'snake', name: words.t('lab.snake') },
      ],
      clause: () => words.name('board', textAt(facts, 'board')),
    },
    playersField(bench),
    {
      ...{ kind: 'number', label: words.t('lab.round'), path: ['round'], value: numberAt(facts, 'round') },
      ...{ min: 1, max: 5, roman: true },
      clause: (round) => words.t('lab.roundIs', { round }),
      set: withRound,
    },
    { ...seatChoice(bench, words.t('lab.active'), 'active'), clause: (name) => words.t('lab.turnOf', { name }) },
  ];
}

const seatChoice = ({ seats, names, facts }: Bench, label: string, part: string): ChoiceOf => ({
  ...{ kind: 'choice', label, path: [part], value: textAt(facts, part) },
  options: seats.map((id, seat) => ({ id, name: names[seat] ?? id, seat })),
});

const difficultyField = ({ draft, words }: Bench): ChoiceOf => ({
  ...{ kind: 'choice', label: words.name('option', 'difficulty'), path: ['options', 'difficulty'] },
  value: String(partAt(draft.given, ['options', 'difficulty']) ?? USUAL_RED_TILES),
  options: RED_TILES.map((n) => ({ id: String(n), name: words.name('difficulty', n) })),
  set: (changed, id) => withPart(changed, ['options', 'difficulty'], Number(id)),
});
