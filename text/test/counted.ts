import type { Form, Icon, LanguageCode } from '@moonstaff/text';
import * as arnakDe from '../src/arnak/de/nouns.ts';
import * as arnakEn from '../src/arnak/en/nouns.ts';
import * as arnakPl from '../src/arnak/pl/nouns.ts';
import * as arnakRu from '../src/arnak/ru/nouns.ts';
import * as guildDe from '../src/guild/de/nouns.ts';
import * as guildEn from '../src/guild/en/nouns.ts';
import { type GuildIcon, icons } from '../src/guild/icons.ts';
import * as guildPl from '../src/guild/pl/nouns.ts';
import * as guildRu from '../src/guild/ru/nouns.ts';

const ARNAK = { en: arnakEn, de: arnakDe, pl: arnakPl, ru: arnakRu };
const GUILD = { en: guildEn, de: guildDe, pl: guildPl, ru: guildRu };

const isGuilds = (icon: Icon): icon is GuildIcon => icons.some((one) => one === icon);

/** A number of something, in words. */
export const counted = (code: LanguageCode, icon: Icon, n: number, form: Form): string =>
  (isGuilds(icon) ? GUILD[code].amount({ icon, n }, form) : ARNAK[code].amount({ icon, n }, form)).text;
