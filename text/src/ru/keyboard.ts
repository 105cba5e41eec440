import type { keyboard as english } from '../en/keyboard.ts';
import type { Translation } from '../language.ts';

export const keyboard: Translation<typeof english> = {
  'keyboard.title': 'Клавиатура',
  'keyboard.tab': 'К следующей кнопке',
  'keyboard.move': 'К следующему варианту',
  'keyboard.zoom': 'Приблизить, отдалить, показать всю карту',
  'keyboard.choose': 'Выбрать',
  'keyboard.inspect': 'Прочитать полностью',
  'keyboard.close': 'Закрыть, отменить',
  'keyboard.list': 'Список всех вариантов',
};
