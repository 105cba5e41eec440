import type { patience as english } from '../en/patience.ts';
import type { Translation } from '../language.ts';

/** So that nobody is stuck at a table of a server: pauses, days off, clocks, hints. */
export const patience: Translation<typeof english> = {
  'house.paused': 'Gra jest wstrzymana.',
  'house.resumed': 'Gra toczy się dalej.',
  'house.isPaused': 'Gra jest wstrzymana. Żaden zegar nie chodzi.',
  'house.pause': 'Wstrzymaj grę',
  'house.resume': 'Gramy dalej',
  'house.asksPause': '{name} chce wstrzymać grę.',
  'house.asksResume': '{name} chce grać dalej.',
  'house.waitedLong': 'Wszyscy już od jakiegoś czasu czekają na gracza {name}.',
  'house.goneLong': 'Trwa tura gracza, którego nie ma przy stole: {name}.',
  'house.daysOff': '{name} bierze kilka dni wolnego.',
  'house.backFromOff': '{name} wraca z wolnego.',
  'house.takeOff': 'Weź wolne: {n, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}',
  'house.endOff': 'Wracam do gry (wolne do: {until})',
  'house.offHint':
    '{n, plural, =0 {Nie masz już wolnych dni.} one {Masz jeszcze # wolny dzień. Twój zegar wtedy stoi.} few {Masz jeszcze # wolne dni. Twój zegar wtedy stoi.} many {Masz jeszcze # wolnych dni. Twój zegar wtedy stoi.} other {Masz jeszcze # wolnego dnia. Twój zegar wtedy stoi.}}',
  'house.hintsOn': 'Podpowiedzi dozwolone',
  'house.hintsOff': 'Bez podpowiedzi',
  'lobby.hints': 'Podpowiedzi',
  'lobby.daysOff': 'Dni wolne dla każdego',
  'lobby.days': '{n, plural, =0 {Brak} one {# dzień} few {# dni} many {# dni} other {# dnia}}',
  'clock.none': 'Bez zegara',
  'clock.live': 'Na żywo',
  'clock.evening': 'Jeden wieczór',
  'clock.daily': 'Tura na dzień',
  'clock.noHurry': 'Bez pośpiechu',
};
