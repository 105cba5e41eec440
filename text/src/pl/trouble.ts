import type { trouble as english } from '../en/trouble.ts';
import type { Translation } from '../language.ts';

export const trouble: Translation<typeof english> = {
  'trouble.offline': 'Brak połączenia. Twoja gra jest zapisana; trwa ponowna próba.',
  'trouble.reconnected': 'Połączono ponownie.',
  'trouble.server': 'Serwer chwilowo nie odpowiada. Spróbuj ponownie za chwilę.',
  'trouble.notFound': 'Ten stół nie istnieje.',
  'trouble.notKept':
    'To urządzenie nie zapisuje twoich ruchów: brakuje miejsca albo to okno prywatne. Graj dalej, nie zamykając strony, a na końcu zapisz dziennik.',
  'trouble.elsewhere': 'Ta gra toczyła się dalej w innej karcie przeglądarki. Teraz widzisz tu jej obecny stan.',
  'trouble.bot': 'Bot nie znalazł ruchu. Odśwież stronę, a spróbuje ponownie.',
};
