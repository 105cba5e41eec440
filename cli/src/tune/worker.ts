import { type Duel, playDuel } from '@moonstaff/bots';
import type { StartWork } from '@moonstaff/threads';

export const start: StartWork<undefined, Duel, number> = () => playDuel;
