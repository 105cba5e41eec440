import type { Announcement, ServerInfo } from '@moonstaff/client';
import { useSyncExternalStore } from 'react';
import { serverUrl } from './url.ts';

/** What the operator tells everybody. The socket brings it; pages without one ask when they're opened. */
let current: Announcement | undefined;
/** When the one was made that this tab's owner has put away. */
let putAway: number | undefined;
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

export function setAnnouncement(announcement: Announcement | undefined): void {
  if (announcement?.at === current?.at) return;
  current = announcement;
  tell();
}

/** It doesn't come back in this tab. A new one does. */
export function putAnnouncementAway(): void {
  putAway = current?.at;
  tell();
}

/** The one to show now. */
export const shownAnnouncement = (): Announcement | undefined => (current?.at === putAway ? undefined : current);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the server. Without the typed client, which the first page doesn't need otherwise and which is larger than all this. */
export async function fetchAnnouncement(): Promise<void> {
  try {
    const reply = await fetch(`${serverUrl()}/api/server`);
    const { announcement } = (await reply.json()) as Pick<ServerInfo, 'announcement'>;
    if (announcement !== undefined) setAnnouncement(announcement);
  } catch {
    // No server, no announcement.
  }
}

export const useAnnouncement = (): Announcement | undefined => useSyncExternalStore(subscribe, shownAnnouncement);
