import type { safety as English } from '../en/safety.ts';
import type { Translation } from '../language.ts';

export const safety: Translation<typeof English> = {
  'safety.blockTitle': '{name} blockieren',
  'safety.blockLine':
    'Du siehst nicht mehr, was {name} schreibt, und bekommst keine Einladungen mehr von {name}. An deine Tische kann sich {name} nicht setzen. {name} erfährt nichts davon.',
  'safety.block': 'Blockieren',
  'safety.unblock': 'Nicht mehr blockieren',
  'safety.blocked': 'Blockierte Leute',
  'safety.nobody': 'Du hast niemanden blockiert.',
  'safety.reportTitle': '{name} dem Betreiber melden',
  'safety.reportLine':
    'Sag, was nicht in Ordnung ist. Der Betreiber dieses Servers liest es, zusammen mit der Nachricht.',
  'safety.words': 'Was ist nicht in Ordnung?',
  'safety.report': 'Meldung schicken',
  'safety.reported': 'Danke. Der Betreiber wird es sehen.',
  'safety.isBlocked': 'Blockiert.',
  'safety.close': 'Schließen',
  'safety.imprint': 'Impressum',
  'safety.privacy': 'Datenschutz',
};
