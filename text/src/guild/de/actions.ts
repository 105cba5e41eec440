import type { Translation } from '../../language.ts';
import type { actions as english } from '../en/actions.ts';

export const actions: Translation<typeof english> = {
  'guild.action.keep': '„{card}“ behalten',
  'guild.action.use': 'Erforschungskarte {slot} nutzen',
  'guild.action.explore': 'Feld {field} erkunden',
  'guild.action.decline': 'Auf den zusätzlichen Kundschafter verzichten',
  'guild.action.nextStep': 'Nächster Schritt der Karte',
  'guild.action.next':
    '{effect, select, village {Zuerst das Dorf entdecken} trade {Zuerst die Handelsroute} other {Zuerst den Schatz ziehen}}',
  'guild.action.village': 'Dorf auf Feld {field}',
  'guild.action.trade': 'Handelsroute {from} – {to}, Handelsposten auf {post}',
  'guild.action.done': 'Zug beenden',
};
