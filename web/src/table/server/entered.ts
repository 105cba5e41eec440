const PLACE = 'moonstaff.entered';
/** So that the list doesn't grow without end. */
const MOST = 40;

type Entered = { readonly [table: string]: string };

function read(): Entered {
  try {
    return Object(JSON.parse(localStorage.getItem(PLACE) ?? '{}'));
  } catch {
    return {};
  }
}

/** The invitation this browser came to a table with: empty for a public table, nothing if it hasn't been there. */
export const invitationTo = (table: string): string | undefined => {
  const kept = Object.hasOwn(read(), table) ? read()[table] : undefined;
  return typeof kept === 'string' ? kept : undefined;
};

/** Remembers it, so that the address of the table is enough from now on. */
export function keepInvitation(table: string, invite: string): void {
  const { [table]: _, ...others } = read();
  const kept = [...Object.entries(others), [table, invite]].slice(-MOST);
  localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(kept)));
}

/** For those who sign out: who uses this browser next gets in nowhere by their invitations. */
export const forgetInvitations = (): void => localStorage.removeItem(PLACE);
