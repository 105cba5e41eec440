import type { diagrams as english } from '../en/diagrams.ts';
import type { Translation } from '../language.ts';

export const diagrams: Translation<typeof english> = {
  'diagram.before': 'Vorher',
  'diagram.after': 'Nachher',
  'diagram.try': 'Ausprobieren',
  'diagram.trying': 'Wird probiert',
  'diagram.again': 'Von vorn',
  'diagram.done': 'Geschafft!',
  'diagram.stop': 'Schließen',
  'diagram.todo': 'Jetzt du: {action}',
};
