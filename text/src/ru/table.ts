import type { table as english } from '../en/table.ts';
import type { Translation } from '../language.ts';

export const table: Translation<typeof english> = {
  'table.yourTurn': 'Ваш ход',
  'table.waitingFor': 'Ждём: {names}',
  'table.choose': 'Выберите действие',
  'table.choices':
    '{n, plural, =0 {Нет вариантов} one {# вариант} few {# варианта} many {# вариантов} other {# варианта}}',
  'table.cancel': 'Отмена',
  'table.endTurn': 'Закончить ход',
  'table.undo': 'Отменить',
  'table.redo': 'Повторить',
  'table.pointsShown': 'Очки на данный момент, без карт',
  'table.undoSteps':
    '{n, plural, one {Можно отменить # шаг} few {Можно отменить # шага} many {Можно отменить # шагов} other {Можно отменить # шага}}',
  'table.hint': 'Подсказка',
  'table.log': 'Журнал игры',
  'table.chat': 'Чат',
  'table.chatHint': 'Напишите сообщение',
  'table.send': 'Отправить',
  'table.spectators':
    '{n, plural, =0 {Нет зрителей} one {# зритель} few {# зрителя} many {# зрителей} other {# зрителя}}',
  'table.spectating': 'Вы смотрите игру',
  'table.sinceLastTurn': 'С вашего прошлого хода',
  'table.asYouLeft': 'Стол после вашего прошлого хода',
  'table.curtain': 'Передайте устройство: {name}',
  'table.curtainOpen': 'Это я, {name}',
  'table.resign': 'Сдаться',
  'table.icons': 'Знаки',
  'table.fullScreen': 'Во весь экран',
  'table.help': 'Помощь',
  'table.close': 'Закрыть',
  'table.over': 'Игра окончена',
  'table.report': 'Сообщить об ошибке',
  'table.expected': 'Чего вы ожидали?',
  'table.selfAnswer': 'Сейчас игра пойдёт дальше сама. Нажмите, чтобы остановить.',
};
