import type { Feature, GuildMap, PlayerView, Space, Terrain } from '@moonstaff/guild';
import type { ActionShape } from '@moonstaff/kernel';
import type { Easel } from './index.ts';

/** A letter for a terminal without colours, and the background for one with. */
const GROUND: { readonly [T in Terrain]: readonly [letter: string, background: number] } = {
  grass: ['g', 71],
  desert: ['d', 179],
  mountain: ['m', 138],
  sea: ['~', 74],
  wild: ['*', 250],
  capital: ['@', 231],
};

/** How far apart two columns of hexes are. Neighbours in a row are two columns apart, so a cell may be twice as wide. */
const STEP = 4;
const CELL = 7;

const paint = (text: string, background: number, inColour: boolean): string =>
  inColour ? `\u001b[48;5;${background};30m${text}\u001b[0m` : text;

function featureOf(feature: Feature): string {
  switch (feature.type) {
    case 'coin':
      return String(feature.value);
    case 'city':
      return `C${feature.value}`;
    case 'ruin':
      return `R${feature.symbol?.slice(0, 1) ?? ''}`;
    case 'tower':
      return 'T';
    case 'crystal':
      return `K${feature.value}`;
    default:
      return '';
  }
}

/** What the player has on a space. */
function piecesOn(id: string, player: PlayerView): string {
  const pieces = [
    player.villages.includes(id) ? '⌂' : '',
    player.towers.includes(id) ? '♜' : '',
    player.explorers.includes(id) ? '●' : '',
    player.posts.includes(id) ? '▪' : '',
  ];
  return pieces.join('');
}

/** The number of the choice that is about this space alone. */
function choiceAt(id: string, legal: readonly ActionShape[]): string {
  const index = legal.findIndex((action) => 'field' in action && action.field === id);
  return index === -1 ? '' : `#${index + 1}`;
}

/** The map: a hexagon per cell, columns half a space apart like the hexes themselves. */
export function hexes(map: GuildMap, player: PlayerView, { legal, inColour }: Easel): readonly string[] {
  const columns = map.spaces.map(({ q }) => q);
  const west = Math.min(...columns);
  const rowOf = ({ q, r }: Space): number => 2 * r + q;
  const rows = map.spaces.map(rowOf);
  const lines: string[] = [];
  for (let row = Math.min(...rows); row <= Math.max(...rows); row++) {
    let line = '';
    let width = 0;
    for (const space of map.spaces.filter((one) => rowOf(one) === row).sort((a, b) => a.q - b.q)) {
      const start = (space.q - west) * STEP;
      const [letter, background] = GROUND[space.terrain];
      const text = `${letter}${featureOf(space.feature)}${piecesOn(space.id, player)}${choiceAt(space.id, legal)}`;
      line += ' '.repeat(Math.max(0, start - width)) + paint(text.padEnd(CELL).slice(0, CELL), background, inColour);
      width = start + CELL;
    }
    lines.push(line.trimEnd());
  }
  return lines;
}

const LEGEND: readonly (readonly [Terrain, string])[] = [
  ['grass', 'grass'],
  ['desert', 'desert'],
  ['mountain', 'mountain'],
  ['sea', 'sea'],
];

/** What letters and signs on the map mean. */
export function legend({ words, word, inColour }: Easel): string {
  const grounds = LEGEND.map(([terrain, name]) => {
    const [letter, background] = GROUND[terrain];
    return paint(` ${letter} ${words.name('terrain', name)} `, background, inColour);
  });
  const features = [
    `@ ${words.name('feature', 'capital')}`,
    `1 ${words.name('feature', 'coin')}`,
    `C ${words.name('feature', 'city')}`,
    `R ${words.name('feature', 'ruin')}`,
    `T ${words.name('feature', 'tower')}`,
    word('play.pieces'),
  ];
  return [...grounds, ...features].join(' · ');
}
