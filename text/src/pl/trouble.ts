import type { trouble as english } from '../en/trouble.ts';
import type { Translation } from '../language.ts';

export const trouble: Translation<typeof english> = {
  'trouble.offline': 'Brak połączenia. Twoja gra jest bezpieczna; trwa ponowna próba.',
  'trouble.reconnected': 'Połączono ponownie.',
  'trouble.retry': 'Spróbuj ponownie',
  'trouble.server': 'Serwer chwilowo nie odpowiada. Spróbuj ponownie za chwilę.',
  'trouble.notFound': 'Ten stół nie istnieje.',
  'trouble.unexpected': 'Coś poszło nie tak. Odśwież stronę; twoja gra jest bezpieczna.',
  'trouble.version': 'Jest nowa wersja. Odśwież stronę.',
};
