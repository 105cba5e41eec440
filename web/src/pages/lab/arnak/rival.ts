import { artifacts, guardians, idols, items, rivalTiles, templeStacks, tracks } from '@moonstaff/arnak';
import { type Bench, type Field, type Group, type ListOf, listAt, type Option, textAt } from '../field.ts';
import { countField, namedOptions, pileSet } from '../make.ts';
import { lifted, withList } from './moves.ts';

const MOST_COVERED = 16;

const idsOf = (things: readonly { readonly id: string }[]): readonly string[] => things.map(({ id }) => id);

/** What the rival of a solo game has. */
export function rivalGroup(bench: Bench): Group {
  const { words, facts } = bench;
  const title = words.t('arnakTable.rival');
  const { spaces } = tracks[textAt(facts, 'board') === 'snake' ? 'snake' : 'bird'];
  const tiles = namedOptions(words, 'rivalTile', idsOf(rivalTiles));
  const said = (label: string): string => `${title}: ${label}`;
  const list = (name: string, label: string, options: readonly Option[]): ListOf => {
    const path = ['rival', name];
    return {
      ...{ kind: 'list', label: said(label), path, value: listAt(facts, ...path), options },
      set: (draft, ids) => withList(draft, path, ids),
    };
  };
  const stack = list('stack', words.t('arnakTable.tilesLeft'), tiles);
  const pile: ListOf = {
    ...stack,
    order: 'pile',
    set: (draft, ids) =>
      pileSet(
        ids.reduce((left, id) => lifted(left, id, stack.path), draft),
        stack.path,
        stack.value,
        ids,
      ),
  };
  const glass: Field = {
    ...{ kind: 'choice', label: said(words.name('token', 'glass')), path: ['rival', 'glass'] },
    ...{ value: textAt(facts, 'rival', 'glass'), options: namedOptions(words, 'researchSpace', idsOf(spaces)) },
  };
  return {
    ...{ title, about: 'table' },
    fields: [
      pile,
      list('used', words.t('arnakTable.tilesUsed'), tiles),
      glass,
      list('idols', words.name('category', 'idols'), namedOptions(words, 'idol', idsOf(idols))),
      countField(bench, said(words.t('lab.coveredIdols')), MOST_COVERED, 'rival', 'coveredIdols'),
      list('guardians', words.name('category', 'guardians'), namedOptions(words, 'guardian', idsOf(guardians))),
      list('cards', words.t('arnakTable.cards'), namedOptions(words, 'card', idsOf([...items, ...artifacts]))),
      list('temple', words.t('arnakTable.temple'), namedOptions(words, 'temple', idsOf(templeStacks))),
    ],
  };
}
