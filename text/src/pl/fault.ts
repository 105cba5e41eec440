import type { fault as english } from '../en/fault.ts';
import type { Translation } from '../language.ts';

export const fault: Translation<typeof english> = {
  'trouble.version': 'Jest nowa wersja. Odśwież stronę.',
  'trouble.unexpected': 'Coś poszło nie tak. Odśwież stronę; twoja gra jest zapisana.',
  'fault.kept': 'Nic nie przepadło: twoje gry są zapisane.',
  'fault.detail': 'Co się stało',
  'fault.reload': 'Odśwież',
  'trouble.retry': 'Spróbuj ponownie',
  'web.toHome': 'Strona główna',
};
