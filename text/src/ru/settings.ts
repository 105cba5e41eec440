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
  'settings.on': 'Вкл.',
  'settings.off': 'Выкл.',
  'settings.volume': 'Громкость',
  'settings.sounds': 'Звуки',
  'settings.soundsAll': 'все',
  'settings.soundsTurn': 'только мой ход',
  'settings.soundAsk': 'Включить звук?',
  'settings.inspect': 'Показывать подробности после',
  'settings.inspectSoon': 'мгновения',
  'settings.inspectUsual': 'короткой паузы',
  'settings.inspectLate': 'долгой паузы',
  'settings.selfAnswer': 'Отвечать автоматически, если ответ только один',
  'settings.selfEnd': 'Завершать ход автоматически, если больше ничего не осталось',
};
