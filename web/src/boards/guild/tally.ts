import type { Category, GuildView, PlayerView } from '@moonstaff/guild';
import type { Score } from '@moonstaff/kernel';
import type { Words } from '@moonstaff/text';

type Counted = Exclude<Category, 'coinFields'>;

const KEYS = {
  villages: 'web.guild.tallyVillages',
  towers: 'web.guild.tallyTowers',
  trade: 'web.guild.tallyTrade',
  crystals: 'web.guild.tallyCrystals',
  goals: 'web.guild.tallyGoals',
  treasures: 'web.guild.tallyTreasures',
} as const satisfies { readonly [C in Counted]: string };

/** What a figure of the score sheet is made of: “5 villages”, “best route 12”. */
export function tallyOf(category: string, { seat }: Score, view: GuildView, words: Words): string | undefined {
  const player = seat === 'rival' ? undefined : view.players[seat];
  if (player === undefined || category === 'coinFields') return undefined;
  const goals = view.goals.filter(({ met }) => met.some((one) => one.seat === seat)).length;
  const n = countsOf(player, goals)[category as Counted];
  return n > 0 ? words.t(KEYS[category as Counted], { n }) : undefined;
}

const countsOf = (player: PlayerView, goals: number): { readonly [C in Counted]: number } => ({
  villages: player.villages.length,
  towers: player.towers.length,
  trade: player.bestRoute,
  crystals: player.crystals.length,
  goals,
  treasures: player.treasures,
});
