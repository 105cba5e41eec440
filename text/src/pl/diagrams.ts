import type { diagrams as english } from '../en/diagrams.ts';
import type { Translation } from '../language.ts';

export const diagrams: Translation<typeof english> = {
  'diagram.before': 'Przed',
  'diagram.after': 'Po',
  'diagram.try': 'Wypróbuj',
  'diagram.trying': 'W toku',
  'diagram.again': 'Od nowa',
  'diagram.done': 'Gotowe!',
  'diagram.stop': 'Zamknij',
  'diagram.todo': 'Teraz ty: {action}',
};
