import { type GuildView, goalNamed, goalProgress, mapOf, VILLAGES } from '@moonstaff/guild';
import { at } from '@moonstaff/kernel';
import { plain } from '@moonstaff/text';
import { hexes, legend } from './hexes.ts';
import type { Easel } from './index.ts';

/** The map with everything of one's own on it, the goals, the cards and the purse. */
export function guildBoard(view: GuildView, easel: Easel): readonly string[] {
  const { words, seat } = easel;
  const player = at(view.players, seat);
  const goals = view.goals.map(({ id, met }) => {
    const { have, need } = goalProgress(view, seat, id);
    const { condition, rewards } = goalNamed(id);
    const reached = met.some((one) => one.seat === seat) ? '✓' : `${Math.min(have, need)}/${need}`;
    return `  ${reached}  ${words.name('goal', id)} (${rewards.first}/${rewards.later}): ${plain(words.voice('guild').goal(condition))}`;
  });
  const cards = (ids: readonly string[]): string => ids.map((id) => words.name('exploreCard', id)).join(', ');
  const actions = Object.entries(player.actions).map(([slot, id]) => `${slot} ${words.name('investigateCard', id)}`);
  const coins = Object.values(view.own?.coins ?? {}).reduce((sum, n) => sum + n, 0);
  const treasures = (view.own?.treasures ?? []).map((id) => words.name('treasure', id));
  return [
    `${words.t('web.guild.era')} ${view.era} · ${words.t('web.guild.card')}: ${cards(view.turned.slice(-1))} · ${words.t('web.guild.ahead')}: ${cards(view.toCome)}`,
    `${words.t('web.guild.goals')}:`,
    ...goals,
    ...(actions.length === 0 ? [] : [`${words.t('web.guild.actions')}: ${actions.join(', ')}`]),
    `${words.t('web.guild.coins')}: ${coins} · ${words.t('web.guild.explorers')}: ${player.supply.explorers} · ${words.t('web.guild.villagesLeft')}: ${player.supply.villages}/${VILLAGES}`,
    ...(treasures.length === 0 ? [] : [`${words.t('web.guild.treasures')}: ${treasures.join(', ')}`]),
    '',
    ...hexes(mapOf(view), player, easel),
    '',
    legend(easel),
  ];
}
