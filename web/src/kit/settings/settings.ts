import { isLanguage, type LanguageCode, preferred } from '@moonstaff/text';
import { useSyncExternalStore } from 'react';

export const MOTIONS = ['off', 'fast', 'normal', 'slow'] as const;
export type Motion = (typeof MOTIONS)[number];

export const TEXT_SIZES = [100, 115, 130, 150] as const;

/** What a person has set; kept on the device. */
export interface Settings {
  readonly language: LanguageCode;
  readonly motion: Motion;
  readonly sound: boolean;
  /** Whether others' messages are marked and read out. */
  readonly chat: boolean;
  /** Percent. */
  readonly textSize: number;
  readonly name: string;
  /** Asks before something is lost. */
  readonly warnings: boolean;
  /** Shows on every key of the page which one of the keyboard it is; otherwise only while Alt is held. */
  readonly keys: boolean;
}

const PLACE = 'moonstaff.settings';

const preset = (): Settings => ({
  language: preferred(navigator.languages),
  motion: 'normal',
  sound: false,
  chat: true,
  textSize: 100,
  name: '',
  warnings: true,
  keys: false,
});

/** Takes over what fits and leaves the rest at its preset: the store may be older than the page. */
function read(): Settings {
  const settings = preset();
  let raw: Partial<Record<keyof Settings, unknown>> = {};
  try {
    raw = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
  } catch {
    return settings;
  }
  return {
    language: isLanguage(raw.language) ? raw.language : settings.language,
    motion: MOTIONS.find((motion) => motion === raw.motion) ?? settings.motion,
    sound: typeof raw.sound === 'boolean' ? raw.sound : settings.sound,
    chat: typeof raw.chat === 'boolean' ? raw.chat : settings.chat,
    textSize: TEXT_SIZES.find((size) => size === raw.textSize) ?? settings.textSize,
    name: typeof raw.name === 'string' ? raw.name.slice(0, 24) : settings.name,
    warnings: typeof raw.warnings === 'boolean' ? raw.warnings : settings.warnings,
    keys: typeof raw.keys === 'boolean' ? raw.keys : settings.keys,
  };
}

let current: Settings | undefined;
const listeners = new Set<() => void>();

export function settingsNow(): Settings {
  current ??= read();
  return current;
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...settingsNow(), ...change };
  localStorage.setItem(PLACE, JSON.stringify(current));
  applySettings();
  for (const listener of listeners) listener();
}

/** Tells the style sheets. */
export function applySettings(): void {
  const { language, motion, textSize, keys } = settingsNow();
  const root = document.documentElement;
  root.toggleAttribute('data-keys', keys);
  root.lang = language;
  root.dataset['motion'] = motion;
  root.style.setProperty('--text', String(textSize / 100));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSettings = (): Settings => useSyncExternalStore(subscribe, settingsNow);
