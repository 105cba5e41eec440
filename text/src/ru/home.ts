import type { home as english } from '../en/home.ts';
import type { Translation } from '../language.ts';

export const home: Translation<typeof english> = {
  'home.tagline': 'Две экспедиции за одним столом',
  'home.play': 'Играть сейчас',
  'home.create': 'Создать стол',
  'home.join': 'Войти по ссылке',
  'home.mine': 'Мои столы',
  'home.open': 'Открытые столы',
  'home.watch': 'Смотреть',
  'home.replays': 'Повторы',
  'home.rules': 'Правила',
  'home.settings': 'Настройки',
  'home.continue': 'Продолжить',
  'home.noTables': 'Столов пока нет.',
  'home.yourTurn': 'Ваш ход',
  'home.players': '{n, plural, one {# игрок} few {# игрока} many {# игроков} other {# игрока}}',
  'home.seatsLeft':
    '{n, plural, one {# место свободно} few {# места свободно} many {# мест свободно} other {# места свободно}}',
  'home.offline': 'Играть на этом устройстве',
  'home.hotSeat': 'Несколько игроков за этим устройством',
};
