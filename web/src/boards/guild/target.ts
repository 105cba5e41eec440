import { SOLO_TARGETS } from '@moonstaff/guild';
import type { Words } from '@moonstaff/text';
import type { Target } from '../../table/board.ts';
import type { Moment } from './moment.ts';
import { coinsOf, ownerPart } from './open.ts';

/** What one needs alone, and how many of the goals were completed. */
export function targetOf(view: Moment['view'], words: Words): Target | undefined {
  const line = targetWords(view, words);
  if (line === undefined) return undefined;
  const met = words.t('web.guild.tallyGoals', { n: view.goals.filter((goal) => goal.met.length > 0).length });
  return { total: SOLO_TARGETS[view.options.difficulty], line: [met, line].join(' · ') };
}

/** What one needs alone, or that one has it. */
export function targetWords(view: Moment['view'], words: Words): string | undefined {
  if (view.players.length > 1) return undefined;
  const n = SOLO_TARGETS[view.options.difficulty];
  const own = ownerPart(view, 0);
  const isReached = own !== undefined && coinsOf(own) >= n && view.goals.every(({ met }) => met.length > 0);
  return words.t(isReached ? 'web.guild.targetReached' : 'web.guild.target', { n });
}
