import {
  artifacts,
  assistants,
  basicCards,
  bonusTiles,
  fear,
  guardians,
  idols,
  items,
  places,
  rivalTiles,
  templeStacks,
  tilesI,
  tilesII,
} from '@moonstaff/arnak';
import { partAt } from '@moonstaff/scenarios/page';
import { textAt } from '../field.ts';
import type { Handled, Piece, PieceGroup } from '../piece.ts';
import { assistant, bonus, card, rivalTile, templeTile } from './pieces-cards.ts';
import { figure, guardian, idol, tile, token } from './pieces-sites.ts';

/** Everything of Arnak that can be put somewhere by hand. */
export function arnakPieces(handled: Handled): readonly PieceGroup[] {
  const { seat, seats, names, words, facts } = handled;
  const owner = seats[seat] ?? '';
  const isSolo = partAt(facts, ['rival']) !== undefined;
  const rival = isSolo ? ['rival'] : [];
  const named =
    (kind: string, make: (id: string, name: string) => Piece) => (things: readonly { readonly id: string }[]) =>
      things.map(({ id }) => make(id, words.name(kind, id)));
  const board = textAt(facts, 'board') === 'snake' ? 'snake' : 'bird';
  const levelOf = (site: string): string | undefined => places[board].find(({ id }) => id === site)?.level;
  const sitesOf = (level: 'I' | 'II', things: readonly { readonly id: string }[]): PieceGroup => ({
    ...{ title: words.t('lab.sitesOf', { level }), parts: ['island'] },
    pieces: named('tile', (id, name) => tile(id, name, level, levelOf, facts))(things),
  });
  return [
    {
      ...{ title: words.t('lab.figures'), parts: ['island'] },
      pieces: [
        ...seats.map((id, i) => figure(id, names[i] ?? id, i)),
        ...(isSolo ? [figure('rival', words.t('arnakTable.rival'))] : []),
        figure('blocked', words.t('arnakTable.blocked')),
        figure('free', words.t('lab.takeAway')),
      ],
    },
    sitesOf('I', tilesI),
    sitesOf('II', tilesII),
    {
      ...{ title: words.name('category', 'guardians'), parts: ['island', 'kept', ...rival] },
      pieces: named('guardian', (id, name) => guardian(id, name, owner, levelOf, facts))(guardians),
    },
    {
      ...{ title: words.name('category', 'idols'), parts: ['island', 'own', ...rival] },
      pieces: named('idol', (id, name) => idol(id, name, owner))(idols),
    },
    {
      ...{ title: words.t('lab.cards'), parts: ['row', 'kept', ...rival] },
      pieces: named('card', (id, name) => card(id, name, owner))([...basicCards, fear, ...items, ...artifacts]),
    },
    {
      ...{ title: words.t('arnakTable.assistants'), parts: ['research', 'kept'] },
      pieces: named('assistant', (id, name) => assistant(id, name, owner))(assistants),
    },
    {
      ...{ title: words.t('lab.track'), parts: ['research', 'kept', ...rival] },
      pieces: [
        token('glass', words.name('token', 'glass'), owner, seat),
        token('notebook', words.name('token', 'notebook'), owner, seat),
        ...(isSolo ? [token('glass', `${words.t('arnakTable.rival')}: ${words.name('token', 'glass')}`, 'rival')] : []),
        ...named('temple', (id, name) => templeTile(id, name, owner))(templeStacks),
        ...named('bonus', bonus)(bonusTiles),
        { id: 'no-bonus', name: words.t('lab.noBonus'), put: bonus('', '').put },
      ],
    },
    ...(isSolo
      ? [
          {
            ...{ title: words.t('arnakTable.rival'), parts: ['rival'] },
            pieces: named('rivalTile', rivalTile)(rivalTiles),
          },
        ]
      : []),
  ];
}
