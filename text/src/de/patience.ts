import type { patience as english } from '../en/patience.ts';
import type { Translation } from '../language.ts';

/** So that nobody is stuck at a table of a server: pauses, days off, clocks, hints. */
export const patience: Translation<typeof english> = {
  'house.paused': 'Das Spiel ist unterbrochen.',
  'house.resumed': 'Das Spiel geht weiter.',
  'house.isPaused': 'Das Spiel ist unterbrochen. Keine Uhr läuft.',
  'house.pause': 'Spiel unterbrechen',
  'house.resume': 'Weiterspielen',
  'house.asksPause': '{name} möchte das Spiel unterbrechen.',
  'house.asksResume': '{name} möchte weiterspielen.',
  'house.waitedLong': 'Alle warten schon eine Weile auf {name}.',
  'house.goneLong': '{name} ist gegangen und wäre am Zug.',
  'house.daysOff': '{name} nimmt sich ein paar Tage frei.',
  'house.backFromOff': '{name} ist aus den freien Tagen zurück.',
  'house.takeOff': '{n, plural, one {# Tag} other {# Tage}} freinehmen',
  'house.endOff': 'Ich bin zurück (frei bis {until})',
  'house.offHint':
    '{n, plural, =0 {Du hast keine freien Tage mehr.} one {Du hast noch # freien Tag. Deine Uhr steht dann still.} other {Du hast noch # freie Tage. Deine Uhr steht dann still.}}',
  'house.hintsOn': 'Tipps sind erlaubt',
  'house.hintsOff': 'Keine Tipps',
  'lobby.hints': 'Tipps',
  'lobby.daysOff': 'Freie Tage für alle',
  'lobby.days': '{n, plural, =0 {Keine} one {# Tag} other {# Tage}}',
  'clock.none': 'Ohne Uhr',
  'clock.live': 'Live',
  'clock.evening': 'Ein Abend',
  'clock.daily': 'Ein Zug am Tag',
  'clock.noHurry': 'Ohne Eile',
};
