import { assistants, cardById, guardians, idols, places, tilesI, tilesII } from '@moonstaff/arnak';
import { type Draft, withPart } from '@moonstaff/scenarios/page';
import type { DropPlace } from '../../table/board.ts';
import { type Bench, listAt, textAt } from './field.ts';
import type { Handled, Piece, PieceGroup } from './piece.ts';

/** Everything of Arnak that can be put somewhere by hand. */
export function arnakPieces({ seat, seats, names, words, facts }: Handled): readonly PieceGroup[] {
  const owner = seats[seat] ?? '';
  return [
    {
      title: words.t('lab.figures'),
      pieces: [
        ...seats.map((id, i) => figure(id, names[i] ?? id, i)),
        figure('free', words.t('lab.takeAway')),
        token('glass', words.name('token', 'glass'), owner, seat),
        token('notebook', words.name('token', 'notebook'), owner, seat),
      ],
    },
    {
      title: words.t('lab.sitesOf', { level: 'I' }),
      pieces: tilesI.map(({ id }) => tile(id, 'I', words.name('tile', id))),
    },
    {
      title: words.t('lab.sitesOf', { level: 'II' }),
      pieces: tilesII.map(({ id }) => tile(id, 'II', words.name('tile', id))),
    },
    {
      title: words.name('category', 'guardians'),
      pieces: guardians.map(({ id }) =>
        guardian(id, words.name('guardian', id), sitesWith(facts, 'guardian', id).length > 0),
      ),
    },
    { title: words.name('category', 'idols'), pieces: idols.map(({ id }) => idol(id, words.name('idol', id))) },
    {
      title: words.t('lab.cards'),
      pieces: Object.keys(cardById).map((id) => card(id, words.name('card', id), owner)),
    },
    {
      title: words.t('arnakTable.assistants'),
      pieces: assistants.map(({ id }) => assistant(id, words.name('assistant', id), owner)),
    },
  ];
}

/** A player's figure, or none. */
const figure = (id: string, name: string, seat?: number): Piece => ({
  ...{ id, name, ...(seat !== undefined && { seat }) },
  put: ({ draft, facts }, place) => {
    if (place.on !== 'site') return undefined;
    const spaces = listAt(facts, 'sites', place.site, 'spaces');
    return withPart(draft, ['sites', place.site, 'spaces'], spaces.with(place.space, id));
  },
});

const token = (id: 'glass' | 'notebook', name: string, owner: string, seat: number): Piece => ({
  ...{ id, name, seat },
  icon: id === 'glass' ? 'magnifying-glass' : 'notebook',
  put: ({ draft }, place) => (place.on === 'track' ? withPart(draft, [owner, id], place.space) : undefined),
});

type Single = 'tile' | 'guardian';

const sitesWith = (facts: Bench['facts'], part: Single, id: string): readonly string[] =>
  listAt(facts, 'sites').filter((site) => textAt(facts, 'sites', site, part) === id);

/** There's only one of these: wherever it's named now, it leaves. */
const moved = (draft: Draft, facts: Bench['facts'], part: Single, id: string): Draft =>
  sitesWith(facts, part, id).reduce((left, site) => withPart(left, ['sites', site, part], 'none'), draft);

const levelOf = (place: Extract<DropPlace, { readonly on: 'site' }>): string | undefined =>
  [...places.bird, ...places.snake].find(({ id }) => id === place.site)?.level;

const tile = (id: string, level: string, name: string): Piece => ({
  ...{ id, name },
  put: ({ draft, facts }, place) =>
    place.on === 'site' && levelOf(place) === level
      ? withPart(moved(draft, facts, 'tile', id), ['sites', place.site, 'tile'], id)
      : undefined,
});

const guardian = (id: string, name: string, placed: boolean): Piece => ({
  ...{ id, name, tile: true, ...(placed && { placed }) },
  put: ({ draft, facts }, place) =>
    place.on === 'site' && textAt(facts, 'sites', place.site, 'tile') !== 'none' && levelOf(place) !== undefined
      ? withPart(moved(draft, facts, 'guardian', id), ['sites', place.site, 'guardian'], id)
      : undefined,
});

const idol = (id: string, name: string): Piece => ({
  ...{ id, name, icon: 'totem-head' },
  put: ({ draft, facts }, place) =>
    place.on === 'site' && textAt(facts, 'sites', place.site, 'tile') === 'none'
      ? withPart(draft, ['sites', place.site, 'idol'], id)
      : undefined,
});

const card = (id: string, name: string, owner: string): Piece => ({
  ...{ id, name },
  put: ({ draft, facts }, place) =>
    place.on === 'hand' || place.on === 'playArea'
      ? withPart(draft, [owner, place.on], [...listAt(facts, owner, place.on), id])
      : undefined,
});

const assistant = (id: string, name: string, owner: string): Piece => ({
  ...{ id, name },
  put: ({ draft, facts }, place) =>
    place.on === 'assistants' || place.on === 'playArea'
      ? withPart(draft, [owner, 'assistants'], [...listAt(facts, owner, 'assistants'), id])
      : undefined,
});
