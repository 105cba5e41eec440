import type { beside as english } from '../en/beside.ts';
import type { Translation } from '../language.ts';

export const beside: Translation<typeof english> = {
  'puzzle.title': 'Задачи',
  'log.turns': 'Ходы',
  'log.allLines': 'Все строки',
  'log.filter': 'Показать одного игрока',
  'log.only': 'Только {name}',
  'log.you': '{name} (вы)',
  'log.earlier':
    '{n, plural, one {# более ранний ход} few {# более ранних хода} many {# более ранних ходов} other {# более раннего хода}}',
  'digest.closes':
    '{n, plural, one {# ход} few {# хода} many {# ходов} other {# хода}} · закроется с вашим первым действием',
  'digest.next': 'Дальше',
  'digest.skip': 'Пропустить',
  'digest.again': 'Посмотреть ещё раз',
  'digest.one': 'Посмотреть этот ход ещё раз',
  'hint.thinking': 'Думает…',
  'hint.others': 'Другие ходы',
  'hint.asGood': 'не хуже',
  'hint.less': '{n, number}',
  'hint.only': 'Рассматривать стоит только этот ход.',
  'hint.ahead': 'Следующий по силе ход хуже на {n, number}.',
  'hint.costsNothing': 'Не хуже других и ничего не стоит.',
  'hint.bringsMost': 'Не хуже других и сразу даёт больше всего.',
  'hint.close': 'Несколько ходов примерно равны. Этот немного впереди.',
  'hint.ends': 'Ваш итог:',
  'hint.range': '{low, number}–{high, number}',
  'hint.often': 'в 8 из 10 партий с этого места',
  'key.find': 'Найти знак',
  'key.point': 'Укажите на что угодно на столе, чтобы узнать, что это. Открывает и закрывает этот список:',
  'key.none': 'По этим словам знаков нет.',
  'help.now': 'Важно сейчас',
  'help.possible': 'Сейчас это можно сделать. Отмеченных мест на столе: {n, number}.',
  'help.notNow': 'Сейчас это сделать нельзя.',
  'help.others': 'Другие правила',
  'help.keys': 'Клавиши',
};
