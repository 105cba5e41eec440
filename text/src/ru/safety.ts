import type { safety as English } from '../en/safety.ts';
import type { Translation } from '../language.ts';

export const safety: Translation<typeof English> = {
  'safety.blockTitle': 'Заблокировать: {name}',
  'safety.blockLine':
    '{name} не сядет за ваши столы, а сообщения и приглашения от этого человека до вас не дойдут. {name} об этом не узнает.',
  'safety.block': 'Заблокировать',
  'safety.unblock': 'Разблокировать',
  'safety.blocked': 'Заблокированные',
  'safety.nobody': 'Вы никого не заблокировали.',
  'safety.reportTitle': 'Пожаловаться на пользователя {name}',
  'safety.reportLine': 'Напишите, что не так. Администратор сервера прочтёт это вместе с сообщением.',
  'safety.words': 'Что не так?',
  'safety.report': 'Отправить жалобу',
  'safety.reported': 'Спасибо. Администратор сервера это увидит.',
  'safety.isBlocked': 'Заблокировано.',
  'safety.close': 'Закрыть',
  'safety.imprint': 'Выходные данные',
  'safety.privacy': 'Конфиденциальность',
};
