import type { ActionShape } from '@moonstaff/kernel';
import type { Guest } from './house.ts';

interface Turn {
  readonly table: string;
  /** Types of actions to take whenever they're legal, the first of them first. Otherwise any will do. */
  readonly eager: readonly string[];
  readonly pick: number;
}

/** At most this many actions before the others get their turn. */
const MOST = 12;

/** Plays as this guest while it's their turn, from their own browser. Returns how much they did. */
export const playTurn = ({ page }: Guest, turn: Turn): Promise<number> =>
  page.evaluate(
    async ({ table, eager, pick, most }) => {
      for (let done = 0; done < most; done++) {
        const { play } = (await (await fetch(`/api/tables/${table}`)).json()) as { play?: { legal: ActionShape[] } };
        const legal = play?.legal ?? [];
        const wanted = eager.flatMap((type) => legal.filter((action) => action.type === type));
        const action = wanted[0] ?? legal[pick % legal.length];
        if (action === undefined) return done;
        const body = JSON.stringify({ id: crypto.randomUUID(), command: { type: 'act', action } });
        const headers = { 'content-type': 'application/json' };
        // A server that's asked too often says so, and is asked again.
        await fetch(`/api/tables/${table}/commands`, { method: 'POST', headers, body });
      }
      return most;
    },
    { ...turn, most: MOST },
  );
