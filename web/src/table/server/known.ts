const PLACE = 'moonstaff.house';

/** Whether this browser has a name at the server the page came from. The server itself knows it by a cookie. */
export const isKnown = (): boolean => localStorage.getItem(PLACE) !== null;

export function setKnown(known: boolean): void {
  if (known) localStorage.setItem(PLACE, '1');
  else localStorage.removeItem(PLACE);
}
