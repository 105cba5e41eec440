import type { puzzles as english } from '../en/puzzles.ts';
import type { Translation } from '../language.ts';

/** Puzzles: positions in which one turn is clearly the best. */
export const puzzles: Translation<typeof english> = {
  'puzzle.find': 'Найдите лучший ход',
  'puzzle.number': 'Задача {n, number}',
  'puzzle.easy': 'Лёгкая',
  'puzzle.medium': 'Средняя',
  'puzzle.hard': 'Трудная',
  'puzzle.grade': 'Сложность',
  'puzzle.any': 'Все',
  'puzzle.about':
    'Позиции из партий опытных ботов. В каждой эксперт долго сравнивал лучшие ходы, и один из них явно впереди.',
  'puzzle.task':
    '{name}, ваш ход. Один ход явно лучше всех остальных. Отменить можно всё; ход засчитывается, когда он закончен или когда открыто что-то скрытое.',
  'puzzle.weighing': 'Эксперт сравнивает ваш ход с лучшим…',
  'puzzle.solved': 'Решено! Лучше хода нет.',
  'puzzle.behind':
    '{unit, select, coins {{points, plural, one {Лучший ход принесёт к концу игры на # монету больше.} few {Лучший ход принесёт к концу игры на # монеты больше.} many {Лучший ход принесёт к концу игры на # монет больше.} other {Лучший ход принесёт к концу игры на # монеты больше.}}} other {{points, plural, one {Лучший ход принесёт к концу игры на # очко больше.} few {Лучший ход принесёт к концу игры на # очка больше.} many {Лучший ход принесёт к концу игры на # очков больше.} other {Лучший ход принесёт к концу игры на # очка больше.}}}}',
  'puzzle.failed': 'Эксперт не смог сравнить ходы. Попробуйте ещё раз.',
  'puzzle.yours': 'Ваш ход',
  'puzzle.best': 'Лучший ход',
  'puzzle.again': 'Попробовать ещё раз',
  'puzzle.show': 'Показать лучший ход',
  'puzzle.next': 'Следующая задача',
  'puzzle.leave': 'Выйти из задачи',
  'puzzle.count': 'Решено {solved, number} из {of, number}',
  'puzzle.isSolved': '{title}, решена',
};
