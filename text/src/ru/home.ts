import type { home as english } from '../en/home.ts';
import type { Translation } from '../language.ts';

export const home: Translation<typeof english> = {
  'home.play': 'Играть сейчас',
  'home.create': 'Создать стол',
  'home.join': 'Войти по ссылке',
  'home.mine': 'Мои столы',
  'home.open': 'Открытые столы',
  'home.watch': 'Смотреть',
  'home.replays': 'Повторы',
  'home.continue': 'Продолжить',
  'home.noTables': 'Столов пока нет.',
  'home.forgetSure': 'Она хранится только на этом устройстве. После удаления её не вернуть.',
  'home.yourTurn': 'Ваш ход',
  'home.seatsLeft':
    '{n, plural, one {# место свободно} few {# места свободно} many {# мест свободно} other {# места свободно}}',
  'home.install': 'Установить на это устройство',
  'challenge.title': 'Испытание дня',
  'challenge.about': 'Каждый день в каждой игре одна раздача, одинаковая для всех. У вас одна попытка.',
};
