import { fault as de } from './de/fault.ts';
import { fault as en } from './en/fault.ts';
import type { Translation } from './language.ts';
import type { LanguageCode } from './languages.ts';
import { fault as pl } from './pl/fault.ts';
import { fault as ru } from './ru/fault.ts';

/** The few words of every language that need no loading: for when loading fails. */
export const FAULT: { readonly [Code in LanguageCode]: Translation<typeof en> } = { en, de, pl, ru };
