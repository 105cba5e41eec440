const PLACE = 'moonstaff.declined';
/** Older ones have begun or been closed long since. */
const KEPT = 30;

/** The tables this browser said no to, the last one first. */
export function declined(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export function decline(table: string): void {
  localStorage.setItem(PLACE, JSON.stringify([table, ...declined()].slice(0, KEPT)));
}
