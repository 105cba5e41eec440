import type { home as english } from '../en/home.ts';
import type { Translation } from '../language.ts';

export const home: Translation<typeof english> = {
  'home.tagline': 'Dwie ekspedycje, jeden stół',
  'home.play': 'Zagraj teraz',
  'home.create': 'Załóż stół',
  'home.join': 'Dołącz przez link',
  'home.mine': 'Moje stoły',
  'home.open': 'Otwarte stoły',
  'home.watch': 'Oglądaj',
  'home.replays': 'Powtórki',
  'home.rules': 'Zasady',
  'home.settings': 'Ustawienia',
  'home.continue': 'Kontynuuj',
  'home.noTables': 'Nie ma jeszcze stołów.',
  'home.yourTurn': 'Twoja tura',
  'home.players': '{n, plural, one {# gracz} few {# graczy} many {# graczy} other {# gracza}}',
  'home.seatsLeft':
    '{n, plural, one {# wolne miejsce} few {# wolne miejsca} many {# wolnych miejsc} other {# wolnego miejsca}}',
  'home.offline': 'Graj na tym urządzeniu',
  'home.hotSeat': 'Kilka osób przy tym urządzeniu',
};
