/** What each version of the rules changed. Components say themselves which version they came with (`since`). */
import type { Changes } from '@moonstaff/kernel';

export const changes = {
  /** One effect refreshes each assistant once (A-EFF-12). */
  refreshOnce: 2,
  /** Tent and Stone Key wait while a free action could open a site or fill a slot (A-FREE-4). */
  waitForFreeActions: 2,
  /** A stack that only one player may see is always asked about (A-INF-2). */
  askAboutHiddenStacks: 2,
  /** A discovery is offered only if it can be completed (A-DISC-3). */
  exactDiscoveries: 2,
  /** When Fear cards run out they are handed out in turn order (A-EOR-2). */
  fearInTurnOrder: 2,
  /** A step with one answer is put as a question while a free action could use what it changes (A-FREE-4). */
  askBeforeUse: 3,
  /** A player may hold the automatic steps of their own turn, to act between them (A-FREE-4). */
  wait: 3,
} as const satisfies Changes;

/** Whether this table is played with that change. */
export const hasChange = ({ rules }: { readonly rules: number }, change: keyof typeof changes): boolean =>
  rules >= changes[change];
