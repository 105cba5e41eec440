import { camps, guardians, idols, places, tilesI, tilesII } from '@moonstaff/arnak';
import { type Draft, partAt, withPart } from '@moonstaff/scenarios/page';
import {
  type Bench,
  type ChoiceOf,
  type Field,
  type Group,
  type ListOf,
  listAt,
  type Option,
  textAt,
} from '../field.ts';
import { namedOptions } from '../make.ts';
import { lifted } from './moves.ts';

/** A place with this tile, or none. A place that's discovered has no idols. */
export function withTile(draft: Draft, site: string, id: string): Draft {
  const path = ['sites', site, 'tile'];
  const bare = ['idol', 'coveredIdols'].reduce((left, part) => withPart(left, ['sites', site, part], undefined), draft);
  return withPart(lifted(bare, id, path), path, id);
}

export function withGuardianAt(draft: Draft, site: string, id: string): Draft {
  const path = ['sites', site, 'guardian'];
  return withPart(lifted(draft, id, path), path, id);
}

/** The camps and the places of the board: who stands there, and what's there. */
export function sitesGroup(bench: Bench): Group {
  const { words, facts } = bench;
  const board = textAt(facts, 'board') === 'snake' ? 'snake' : 'bird';
  return {
    ...{ title: words.t('lab.sites'), about: 'sites' },
    fields: [
      ...camps.flatMap(({ id }) => {
        const title = words.name('camp', id);
        return [...spaceFields(bench, id, title), guardianField(bench, id, title)];
      }),
      ...places[board].flatMap(({ id, level }) => placeFields(bench, id, level)),
    ],
  };
}

const none = ({ words }: Bench): Option => ({ id: 'none', name: words.t('lab.none') });

function spaceFields({ seats, names, words, facts }: Bench, site: string, title: string): readonly Field[] {
  const spaces = listAt(facts, 'sites', site, 'spaces');
  const blocked = { id: 'blocked', name: words.t('arnakTable.blocked') };
  const occupants: readonly Option[] = [
    { id: 'free', name: words.t('lab.free') },
    ...seats.map((id, i) => ({ id, name: names[i] ?? id })),
    ...(partAt(facts, ['rival']) === undefined ? [] : [{ id: 'rival', name: words.t('arnakTable.rival') }]),
  ];
  return spaces.map(
    (value, i): ChoiceOf => ({
      ...{ kind: 'choice', label: words.t('lab.spaceAt', { site: title, n: i + 1 }), value },
      // Only the second space of a camp can be closed.
      options: i === 0 ? occupants : [...occupants, blocked],
      ...{ site: title, path: ['sites', site, 'spaces'], place: ['sites', site, 'spaces', String(i)] },
      set: (draft, id) => withPart(draft, ['sites', site, 'spaces'], [...spaces.with(i, id)]),
    }),
  );
}

function choice({ facts }: Bench, site: string, part: string, label: string, options: readonly Option[]): ChoiceOf {
  const path = ['sites', site, part];
  return { kind: 'choice', label, path, value: textAt(facts, ...path), options };
}

function guardianField(bench: Bench, site: string, title: string): ChoiceOf {
  const { words } = bench;
  const all = namedOptions(
    words,
    'guardian',
    guardians.map(({ id }) => id),
  );
  return {
    ...choice(bench, site, 'guardian', words.t('lab.guardianAt', { site: title }), [none(bench), ...all]),
    site: title,
    set: (draft, id) => withGuardianAt(draft, site, id),
  };
}

function placeFields(bench: Bench, id: string, level: 'I' | 'II'): readonly Field[] {
  const { words, facts } = bench;
  const title = words.name('place', id);
  const tiles = (level === 'I' ? tilesI : tilesII).map((tile) => tile.id);
  const kinds = namedOptions(
    words,
    'idol',
    idols.map((idol) => idol.id),
  );
  const tile: ChoiceOf = {
    ...choice(bench, id, 'tile', words.t('lab.tileAt', { site: title }), [
      none(bench),
      ...namedOptions(words, 'tile', tiles),
    ]),
    set: (draft, chosen) => withTile(draft, id, chosen),
  };
  const covered = ['sites', id, 'coveredIdols'];
  const under: ListOf = {
    ...{ kind: 'list', label: words.t('lab.coveredAt', { site: title }), path: covered },
    ...{ value: listAt(facts, ...covered), options: kinds },
  };
  const hidden: readonly Field[] =
    textAt(facts, 'sites', id, 'tile') === 'none'
      ? [
          choice(bench, id, 'idol', words.t('lab.idolAt', { site: title }), [none(bench), ...kinds]),
          ...(level === 'II' ? [under] : []),
        ]
      : [];
  return [tile, guardianField(bench, id, title), ...hidden, ...spaceFields(bench, id, title)];
}
