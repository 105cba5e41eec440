import type { Translation } from '../../language.ts';
import type { actions as english } from '../en/actions.ts';

export const actions: Translation<typeof english> = {
  'guild.action.keep': '„{card}“ behalten',
  'guild.action.use': 'Spezialaktion {slot} nutzen',
  'guild.action.explore': 'Feld {field} erkunden',
  'guild.action.decline': 'Auf den freien Entdecker verzichten',
  'guild.action.nextStep': 'Nächster Schritt der Karte',
  'guild.action.next':
    '{effect, select, village {Zuerst das Dorf gründen} trade {Zuerst die Handelsroute} other {Zuerst den Schatz ziehen}}',
  'guild.action.village': 'Dorf auf Feld {field}',
  'guild.action.trade': 'Handelsroute {from} – {to}, Handelsposten auf {post}',
  'guild.action.done': 'Zug bestätigen',
};
