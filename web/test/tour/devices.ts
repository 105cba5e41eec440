import { LANGUAGES, type LanguageCode } from '@moonstaff/text';
import type { Device } from './stop.ts';

/** Screens on desks are used with a mouse or with keys, tablets and phones with a finger. */
export const DEVICES: readonly Device[] = [
  { name: '1920-mouse', width: 1920, height: 1080, by: 'mouse' },
  { name: '1920-keys', width: 1920, height: 1080, by: 'keyboard' },
  { name: '1440-mouse', width: 1440, height: 900, by: 'mouse' },
  { name: '1440-keys', width: 1440, height: 900, by: 'keyboard' },
  { name: '1366-mouse', width: 1366, height: 768, by: 'mouse' },
  { name: '1366-keys', width: 1366, height: 768, by: 'keyboard' },
  { name: 'tablet-across', width: 1180, height: 820, by: 'finger' },
  { name: 'tablet-upright', width: 820, height: 1180, by: 'finger' },
  { name: 'phone', width: 390, height: 844, by: 'finger' },
];

export interface Leg {
  readonly device: Device;
  readonly language: LanguageCode;
}

/** Every device in every language. */
export const LEGS: readonly Leg[] = LANGUAGES.flatMap((language) => DEVICES.map((device) => ({ device, language })));
