import { SOLO_TARGETS } from '@moonstaff/guild';
import type { Words } from '@moonstaff/text';
import type { Target } from '../../table/board.ts';
import type { Moment } from './moment.ts';

/** What one needs alone, and how many of the goals were completed. */
export function targetOf({ goals, options, players }: Moment['view'], words: Words): Target | undefined {
  if (players.length > 1) return undefined;
  const total = SOLO_TARGETS[options.difficulty];
  const met = words.t('web.guild.tallyGoals', { n: goals.filter((goal) => goal.met.length > 0).length });
  return { total, line: [met, words.t('web.guild.target', { n: total })].join(' · ') };
}
