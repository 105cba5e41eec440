const ASKED = 'moonstaff.stay';

/**
 * Asks the browser not to clear the games away when it wants room. Some browsers ask the person in turn: therefore once,
 * when there is a first game to lose.
 */
export async function askToStay(): Promise<void> {
  try {
    if (localStorage.getItem(ASKED) !== null) return;
    localStorage.setItem(ASKED, 'asked');
    await navigator.storage.persist();
  } catch {
    // A page without a lock in its address, or one that may keep nothing, cannot ask.
  }
}
