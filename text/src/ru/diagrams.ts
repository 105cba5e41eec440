import type { diagrams as english } from '../en/diagrams.ts';
import type { Translation } from '../language.ts';

export const diagrams: Translation<typeof english> = {
  'diagram.before': 'До',
  'diagram.after': 'После',
  'diagram.try': 'Попробовать',
  'diagram.trying': 'Идёт проба',
  'diagram.again': 'Сначала',
  'diagram.done': 'Готово!',
  'diagram.stop': 'Закрыть',
  'diagram.todo': 'Теперь вы: {action}',
};
