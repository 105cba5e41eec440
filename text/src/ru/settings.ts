import type { settings as english } from '../en/settings.ts';
import type { Translation } from '../language.ts';

export const settings: Translation<typeof english> = {
  'settings.title': 'Настройки',
  'settings.language': 'Язык',
  'settings.sound': 'Звук',
  'settings.motion': 'Анимация',
  'settings.motionOff': 'Выключена',
  'settings.motionFast': 'Быстрая',
  'settings.motionNormal': 'Обычная',
  'settings.motionSlow': 'Медленная',
  'settings.textSize': 'Размер текста',
  'settings.warnings': 'Предупреждать о потерях',
  'settings.keys': 'Показывать клавиши',
  'settings.notices': 'Уведомления',
  'settings.on': 'Вкл.',
  'settings.off': 'Выкл.',
};
