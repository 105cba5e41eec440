import type { home as english } from '../en/home.ts';
import type { Translation } from '../language.ts';

export const home: Translation<typeof english> = {
  'home.play': 'Zagraj teraz',
  'home.create': 'Załóż stół',
  'home.join': 'Dołącz przez link',
  'home.mine': 'Moje stoły',
  'home.open': 'Otwarte stoły',
  'home.watch': 'Oglądaj',
  'home.replays': 'Powtórki',
  'home.continue': 'Kontynuuj',
  'home.noTables': 'Nie ma jeszcze stołów.',
  'home.forgetSure': 'Jest zapisana tylko na tym urządzeniu. Po usunięciu nie da się jej odzyskać.',
  'home.yourTurn': 'Twoja tura',
  'home.seatsLeft':
    '{n, plural, one {# wolne miejsce} few {# wolne miejsca} many {# wolnych miejsc} other {# wolnego miejsca}}',
  'home.install': 'Zainstaluj na tym urządzeniu',
  'challenge.title': 'Wyzwanie dnia',
  'challenge.about': 'Codziennie w każdej grze jedno rozdanie, takie samo dla wszystkich. Masz jedną próbę.',
};
