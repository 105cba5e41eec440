import type { trouble as english } from '../en/trouble.ts';
import type { Translation } from '../language.ts';

export const trouble: Translation<typeof english> = {
  'trouble.offline': 'Нет соединения. Игра сохранена; пробуем снова.',
  'trouble.reconnected': 'Соединение восстановлено.',
  'trouble.server': 'Сервер сейчас не отвечает. Попробуйте ещё раз чуть позже.',
  'trouble.notFound': 'Такого стола нет.',
  'trouble.notKept':
    'Устройство не сохраняет ваши ходы: нет места, или это приватное окно. Играйте дальше, не закрывая страницу, а в конце сохраните журнал.',
  'trouble.elsewhere': 'Эта партия продолжилась в другой вкладке. Теперь вы видите её текущее состояние.',
  'trouble.bot': 'Бот не нашёл хода. Обновите страницу, и он попробует снова.',
};
