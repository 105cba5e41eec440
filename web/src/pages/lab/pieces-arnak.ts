import { assistants, cardById, guardians, idols, places, tilesI, tilesII } from '@moonstaff/arnak';
import { type Draft, withPart } from '@moonstaff/scenarios/page';
import type { DropPlace } from '../../table/board.ts';
import { type Bench, listAt, textAt } from './field.ts';
import type { Handled, Piece, PieceGroup } from './piece.ts';

/** Everything of Arnak that can be put somewhere by hand. */
export function arnakPieces({ seat, seats, names, words, facts }: Handled): readonly PieceGroup[] {
  const owner = seats[seat] ?? '';
  const island = ['island'];
  return [
    {
      ...{ title: words.t('lab.figures'), parts: island },
      pieces: [...seats.map((id, i) => figure(id, names[i] ?? id, i)), figure('free', words.t('lab.takeAway'))],
    },
    {
      ...{ title: words.t('lab.sitesOf', { level: 'I' }), parts: island },
      pieces: tilesI.map(({ id }) => tile(id, 'I', words.name('tile', id), facts)),
    },
    {
      ...{ title: words.t('lab.sitesOf', { level: 'II' }), parts: island },
      pieces: tilesII.map(({ id }) => tile(id, 'II', words.name('tile', id), facts)),
    },
    {
      ...{ title: words.name('category', 'guardians'), parts: island },
      pieces: guardians.map(({ id }) => guardian(id, words.name('guardian', id), facts)),
    },
    {
      ...{ title: words.name('category', 'idols'), parts: island },
      pieces: idols.map(({ id }) => idol(id, words.name('idol', id))),
    },
    {
      ...{ title: words.t('lab.cards'), parts: ['row', 'kept'] },
      pieces: Object.keys(cardById).map((id) => card(id, words.name('card', id), owner)),
    },
    {
      ...{ title: words.t('arnakTable.assistants'), parts: ['kept'] },
      pieces: assistants.map(({ id }) => assistant(id, words.name('assistant', id), owner)),
    },
    {
      ...{ title: words.t('lab.track'), parts: ['research'] },
      pieces: [
        token('glass', words.name('token', 'glass'), owner, seat),
        token('notebook', words.name('token', 'notebook'), owner, seat),
      ],
    },
  ];
}

/** A player's figure, or none. */
const figure = (id: string, name: string, seat?: number): Piece => ({
  ...{ id, name, ...(seat !== undefined && { seat, icon: 'outback-hat' }) },
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

/** What's on the board already would leave its place. */
const placed = (facts: Bench['facts'], part: Single, id: string) =>
  sitesWith(facts, part, id).length > 0 && ({ placed: true } as const);

const tile = (id: string, level: string, name: string, known: Bench['facts']): Piece => ({
  ...{ id, name, face: 'site', ...placed(known, 'tile', id) },
  put: ({ draft, facts }, place) =>
    place.on === 'site' && levelOf(place) === level
      ? withPart(moved(draft, facts, 'tile', id), ['sites', place.site, 'tile'], id)
      : undefined,
});

const guardian = (id: string, name: string, known: Bench['facts']): Piece => ({
  ...{ id, name, face: 'guardian', ...placed(known, 'guardian', id) },
  put: ({ draft, facts }, place) =>
    place.on === 'site' && textAt(facts, 'sites', place.site, 'tile') !== 'none' && levelOf(place) !== undefined
      ? withPart(moved(draft, facts, 'guardian', id), ['sites', place.site, 'guardian'], id)
      : undefined,
});

const idol = (id: string, name: string): Piece => ({
  ...{ id, name, face: 'idol' },
  put: ({ draft, facts }, place) =>
    place.on === 'site' && textAt(facts, 'sites', place.site, 'tile') === 'none'
      ? withPart(draft, ['sites', place.site, 'idol'], id)
      : undefined,
});

const card = (id: string, name: string, owner: string): Piece => ({
  ...{ id, name, face: 'card' },
  put: ({ draft, facts }, place) =>
    place.on === 'hand' || place.on === 'playArea'
      ? withPart(draft, [owner, place.on], [...listAt(facts, owner, place.on), id])
      : undefined,
});

const assistant = (id: string, name: string, owner: string): Piece => ({
  ...{ id, name, face: 'assistant' },
  put: ({ draft, facts }, place) =>
    place.on === 'assistants' || place.on === 'playArea'
      ? withPart(draft, [owner, 'assistants'], [...listAt(facts, owner, 'assistants'), id])
      : undefined,
});
