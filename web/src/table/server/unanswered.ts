import type { Command } from '@moonstaff/client';

/** A command that was sent and hasn't been answered yet. */
export interface UnansweredCommand {
  readonly id: string;
  readonly command: Command;
}

/** After this long, the player no longer means it. */
const FRESH_MS = 120_000;

const placeOf = (table: string): string => `moonstaff.pending.${table}`;

/**
 * An unanswered command survives a reload of the page. It's sent again under the same id, so the server carries it
 * out once. A browser that can't store anything loses it with the reload.
 */
export function keepUnanswered(table: string, unanswered: UnansweredCommand | undefined): void {
  try {
    if (unanswered === undefined) sessionStorage.removeItem(placeOf(table));
    else sessionStorage.setItem(placeOf(table), JSON.stringify({ ...unanswered, at: Date.now() }));
  } catch {}
}

export function keptUnanswered(table: string): UnansweredCommand | undefined {
  try {
    const kept = sessionStorage.getItem(placeOf(table));
    if (kept === null) return undefined;
    const { id, command, at } = JSON.parse(kept) as UnansweredCommand & { readonly at: number };
    return Date.now() - at < FRESH_MS ? { id, command } : undefined;
  } catch {
    return undefined;
  }
}
