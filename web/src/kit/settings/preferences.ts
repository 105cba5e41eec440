import { LANGUAGES, OWN_NAMES, preferred, type ShellKey, type Words } from '@moonstaff/text';
import { readKept } from './kept.ts';

interface Described<Value> {
  readonly label: ShellKey;
  /** Before anybody has chosen. */
  readonly preset: () => Value;
  /** Tells the style sheets. */
  readonly apply?: (root: HTMLElement, value: Value) => void;
  /** Not in the dialog, because it's set where it matters. */
  readonly setElsewhere?: true;
}

/** One of a few values. */
interface ChoicePreference<Value extends string | number> extends Described<Value> {
  readonly kind: 'choice';
  readonly values: readonly Value[];
  readonly name: (value: Value, words: Words) => string;
}

/** On or off. */
interface TogglePreference extends Described<boolean> {
  readonly kind: 'toggle';
}

/** A short text. */
interface TextPreference extends Described<string> {
  readonly kind: 'text';
  readonly longest: number;
}

/** Takes the type of the values from the list. */
const choice = <const Value extends string | number>(
  preference: Omit<ChoicePreference<Value>, 'kind'>,
): ChoicePreference<Value> => ({ kind: 'choice', ...preference });

const toggle = (preference: Omit<TogglePreference, 'kind'>): TogglePreference => ({ kind: 'toggle', ...preference });

const text = (preference: Omit<TextPreference, 'kind'>): TextPreference => ({ kind: 'text', ...preference });

const MOTION_WORDS = {
  off: 'settings.motionOff',
  fast: 'settings.motionFast',
  normal: 'settings.motionNormal',
  slow: 'settings.motionSlow',
} as const satisfies { readonly [motion: string]: ShellKey };

const INSPECT_WORDS = {
  100: 'settings.inspectSoon',
  300: 'settings.inspectUsual',
  900: 'settings.inspectLate',
} as const satisfies { readonly [ms: number]: ShellKey };

/**
 * Everything a person can set, in the order of the dialog. The dialog, what the browser keeps and the types follow from
 * this list: a new preference is one entry here and its words in `text/`. See docs/adding-a-preference.md.
 */
export const PREFERENCES = {
  language: choice({
    label: 'settings.language',
    values: LANGUAGES,
    preset: () => preferred(navigator.languages),
    name: (code) => OWN_NAMES[code],
    apply: (root, code) => {
      root.lang = code;
    },
  }),
  /** Percent. */
  textSize: choice({
    label: 'settings.textSize',
    values: [100, 115, 130, 150],
    preset: () => 100,
    name: (percent, words) => words.percent(percent / 100),
    apply: (root, percent) => root.style.setProperty('--text', String(percent / 100)),
  }),
  motion: choice({
    label: 'settings.motion',
    values: ['off', 'fast', 'normal', 'slow'],
    preset: () => 'normal',
    name: (motion, words) => words.t(MOTION_WORDS[motion]),
    apply: (root, motion) => {
      root.dataset['motion'] = motion;
    },
  }),
  sound: toggle({ label: 'settings.sound', preset: () => false }),
  /** Percent. */
  volume: choice({
    label: 'settings.volume',
    values: [25, 50, 100],
    preset: () => 50,
    name: (percent, words) => words.percent(percent / 100),
  }),
  sounds: choice({
    label: 'settings.sounds',
    values: ['all', 'turn'],
    preset: () => 'all',
    name: (kinds, words) => words.t(kinds === 'all' ? 'settings.soundsAll' : 'settings.soundsTurn'),
  }),
  /** Whether a table has asked if there should be sound. */
  soundAsked: toggle({ label: 'settings.sound', preset: () => false, setElsewhere: true }),
  /** Milliseconds before a thing that's pointed at is shown closely. */
  inspect: choice({
    label: 'settings.inspect',
    values: [100, 300, 900],
    preset: () => 300,
    name: (ms, words) => words.t(INSPECT_WORDS[ms]),
  }),
  largeCards: toggle({
    label: 'settings.largeCards',
    preset: () => false,
    apply: (root, large) => root.toggleAttribute('data-large-cards', large),
  }),
  /** Everybody's points in the bar while the game goes on. */
  runningScore: toggle({ label: 'settings.runningScore', preset: () => false }),
  /** On a phone, the big button is at the left. */
  leftHanded: toggle({
    label: 'settings.leftHanded',
    preset: () => false,
    apply: (root, left) => root.toggleAttribute('data-left-handed', left),
  }),
  selfAnswer: toggle({ label: 'settings.selfAnswer', preset: () => true }),
  selfEnd: toggle({ label: 'settings.selfEnd', preset: () => false }),
  /** Asks before something is lost. */
  warnings: toggle({ label: 'settings.warnings', preset: () => true }),
  /** Shows the keyboard shortcut on every button. Otherwise only while Alt is held. */
  keys: toggle({
    label: 'settings.keys',
    preset: () => false,
    apply: (root, shown) => root.toggleAttribute('data-keys', shown),
  }),
  /** Marks and reads out other people's messages. */
  chat: toggle({ label: 'table.chat', preset: () => true, setElsewhere: true }),
  name: text({ label: 'seats.name', preset: () => '', longest: 24 }),
} as const;

type Preferences = typeof PREFERENCES;

export type PreferenceName = keyof Preferences;

/** What a person has set. */
export type Settings = { readonly [Name in PreferenceName]: ReturnType<Preferences[Name]['preset']> };

export const PREFERENCE_NAMES = Object.keys(PREFERENCES) as readonly PreferenceName[];

/** What a value of a choice is called. */
export function valueName(name: PreferenceName, value: string | number, words: Words): string {
  const preference = PREFERENCES[name];
  if (preference.kind !== 'choice') return String(value);
  return (preference.name as (value: string | number, words: Words) => string)(value, words);
}

/** The kept value if it still fits, otherwise the preset: what was kept may be older than the page. */
function read(name: PreferenceName, kept: unknown): string | number | boolean {
  const preference = PREFERENCES[name];
  switch (preference.kind) {
    case 'choice':
      return preference.values.find((value) => value === kept) ?? preference.preset();
    case 'toggle':
      return typeof kept === 'boolean' ? kept : preference.preset();
    case 'text':
      return typeof kept === 'string' ? kept.slice(0, preference.longest) : preference.preset();
  }
}

/** The settings in a text that this browser has kept, if any. Whatever doesn't fit is left at its preset. */
export function settingsFrom(kept: string | null): Settings {
  const raw = readKept(kept);
  return Object.fromEntries(PREFERENCE_NAMES.map((name) => [name, read(name, raw[name])])) as Settings;
}

export function applyTo(root: HTMLElement, settings: Settings): void {
  for (const name of PREFERENCE_NAMES) {
    const apply = PREFERENCES[name].apply as ((root: HTMLElement, value: unknown) => void) | undefined;
    apply?.(root, settings[name]);
  }
}
