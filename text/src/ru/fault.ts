import type { fault as english } from '../en/fault.ts';
import type { Translation } from '../language.ts';

export const fault: Translation<typeof english> = {
  'trouble.version': 'Вышла новая версия. Обновите страницу.',
  'trouble.unexpected': 'Что-то пошло не так. Обновите страницу; игра сохранена.',
  'fault.kept': 'Ничего не потеряно: ваши игры сохранены.',
  'fault.detail': 'Что произошло',
  'fault.reload': 'Обновить',
  'trouble.retry': 'Попробовать снова',
  'web.toHome': 'Главная',
};
