import type { Person, Store } from '../store/index.ts';
import type { StoredWay } from './store.ts';

/** Whether anything may be sent: mail waits for its code, and Telegram for somebody to press Start. */
export const isReady = ({ kind, target }: StoredWay, { email, emailCode }: Person): boolean => {
  if (kind === 'mail') return email !== undefined && emailCode === undefined;
  return kind !== 'telegram' || target !== '';
};

const MOST_LISTED = 100;

/** How many tables wait for this person: what the app's badge shows. */
export async function waitingFor(store: Store, person: string): Promise<number> {
  const rows = await store.tables.mine(person, MOST_LISTED);
  return rows.filter(({ turn }) => turn.includes(person)).length;
}
