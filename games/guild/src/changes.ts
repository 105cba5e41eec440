/** What each version of the rules changed. Components say themselves which version they came with (`since`). */
import type { Changes } from '@moonstaff/kernel';

export const changes = {} as const satisfies Changes;
