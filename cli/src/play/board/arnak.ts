import { type ArnakView, cardById, type PlayerView, RESOURCES, type SiteView } from '@moonstaff/arnak';
import { at } from '@moonstaff/kernel';
import { plain } from '@moonstaff/text';
import type { Easel } from './index.ts';

/** The card row, the sites, everybody's board and one's own hand. */
export function arnakBoard(view: ArnakView, easel: Easel): readonly string[] {
  const { words, seat, names } = easel;
  const own = at(view.players, seat);
  return [
    `${words.t('arnakTable.round')} ${view.round}`,
    `${words.t('arnakTable.artifacts')}: ${priced(view.artifactRow, easel)}`,
    `${words.t('arnakTable.items')}: ${priced(view.itemRow, easel)}`,
    '',
    `${words.t('arnakTable.island')}:`,
    ...view.sites.map((site) => `  ${siteLine(site, easel)}`),
    '',
    `${words.t('arnakTable.supply')}: ${view.supply.map(({ top }) => (top === 'none' ? '—' : words.name('assistant', top))).join(', ')}`,
    '',
    ...view.players.map((player, other) => playerLine(player, names[other] ?? '', easel)),
    ...(view.rival === undefined ? [] : [rivalLine(view.rival, easel)]),
    '',
    `${words.t('arnakTable.hand')}: ${own.hand.map((card) => words.name('card', card)).join(', ') || '—'}`,
    `${words.t('arnakTable.playArea')}: ${own.playArea.map((card) => words.name('card', card)).join(', ') || '—'}`,
  ];
}

/** The cards of the row with what they cost. */
function priced(row: ArnakView['itemRow'] | ArnakView['artifactRow'], { words }: Easel): string {
  const cards = row.flatMap((id) => {
    if (id === 'gap') return [];
    const card = cardById[id];
    const cost =
      card.kind === 'item' ? { coins: card.costCoins } : card.kind === 'artifact' ? { compass: card.costCompass } : {};
    return [`${words.name('card', id)} (${plain(words.voice('arnak').effects.cost(cost))})`];
  });
  return cards.join(', ') || '—';
}

function siteLine({ id, spaces, tile, guardian, idol }: SiteView, { words, names }: Easel): string {
  const place = words.name('site', id);
  const isPlace = id.startsWith('pos-');
  const name = tile !== 'none' ? `${words.name('tile', tile)} (${place})` : place;
  const marks = [
    ...(isPlace && tile === 'none' ? [words.t('arnakTable.unknown')] : []),
    ...(guardian === 'none' ? [] : [words.name('guardian', guardian)]),
    ...(idol === 'none' ? [] : [words.name('idol', idol)]),
    ...spaces.flatMap((who) => {
      if (who === 'free') return spaces.length > 1 ? [words.t('arnakTable.empty')] : [];
      if (who === 'blocked') return [words.t('arnakTable.blocked')];
      const by = who === 'rival' ? words.name('rival', who) : (names[who] ?? '');
      return [words.t('arnakTable.takenBy', { name: by })];
    }),
  ];
  return marks.length === 0 ? name : `${name}: ${marks.join(', ')}`;
}

function playerLine(player: PlayerView, name: string, { words }: Easel): string {
  const tokens = Object.fromEntries(RESOURCES.map((resource) => [resource, player[resource]]));
  const parts = [
    words.name('tokens', tokens),
    `${words.t('arnakTable.figures')} ${player.figures}`,
    `${words.t('arnakTable.hand')} ${player.hand.length}`,
    `${words.name('token', 'glass')}: ${words.name('researchSpace', player.glass)}`,
    `${words.name('token', 'notebook')}: ${words.name('researchSpace', player.notebook)}`,
    `${player.crates} ${words.t('arnakTable.crates')}`,
    ...listed(words.t('arnakTable.assistants'), player.assistants, ({ id, ready }) => {
      const assistant = words.name('assistant', id);
      return ready ? assistant : `${assistant} (${words.t('arnakTable.exhausted')})`;
    }),
    ...listed(words.t('arnakTable.guardians'), player.guardians, ({ id }) => words.name('guardian', id)),
    ...(player.passed ? [words.t('arnakTable.passed')] : []),
  ];
  return `${name}: ${parts.join(' · ')}`;
}

const listed = <T>(title: string, things: readonly T[], name: (thing: T) => string): readonly string[] =>
  things.length === 0 ? [] : [`${title}: ${things.map(name).join(', ')}`];

function rivalLine(rival: NonNullable<ArnakView['rival']>, { words }: Easel): string {
  const parts = [
    `${words.name('token', 'glass')}: ${words.name('researchSpace', rival.glass)}`,
    `${words.t('arnakTable.tilesLeft')} ${rival.stack.length}`,
  ];
  return `${words.name('rival', 'rival')}: ${parts.join(' · ')}`;
}
