import type { Command } from '@moonstaff/client';

/** A command that has been sent and not been answered. */
export interface Pending {
  readonly id: string;
  readonly command: Command;
}

/** What was pressed longer ago is not meant any more. */
const FRESH_MS = 120_000;

const placeOf = (table: string): string => `moonstaff.pending.${table}`;

/**
 * What was pressed and not yet confirmed survives a reload of the page: it is sent again under the same id, which
 * the server carries out once. A browser that keeps nothing, being full or forbidden to, loses it with the reload.
 */
export function keepPending(table: string, pending: Pending | undefined): void {
  try {
    if (pending === undefined) sessionStorage.removeItem(placeOf(table));
    else sessionStorage.setItem(placeOf(table), JSON.stringify({ ...pending, at: Date.now() }));
  } catch {}
}

export function keptPending(table: string): Pending | undefined {
  try {
    const kept = sessionStorage.getItem(placeOf(table));
    if (kept === null) return undefined;
    const { id, command, at } = JSON.parse(kept) as Pending & { readonly at: number };
    return Date.now() - at < FRESH_MS ? { id, command } : undefined;
  } catch {
    return undefined;
  }
}
