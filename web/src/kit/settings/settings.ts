import { useSyncExternalStore } from 'react';
import { PLACE } from './kept.ts';
import { applyTo, type Settings, settingsFrom } from './preferences.ts';

let current: Settings | undefined;
const listeners = new Set<() => void>();

export function settingsNow(): Settings {
  current ??= settingsFrom(localStorage.getItem(PLACE));
  return current;
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...settingsNow(), ...change };
  localStorage.setItem(PLACE, JSON.stringify(current));
  applySettings();
  for (const listener of listeners) listener();
}

/** Tells the style sheets. */
export const applySettings = (): void => applyTo(document.documentElement, settingsNow());

export function onSettingsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSettings = (): Settings => useSyncExternalStore(onSettingsChange, settingsNow);
