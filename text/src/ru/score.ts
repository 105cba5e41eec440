import type { score as english } from '../en/score.ts';
import type { Translation } from '../language.ts';

export const score: Translation<typeof english> = {
  'score.title': 'Подсчёт очков',
  'score.points': '{n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
  'score.total': 'Итого',
  'score.wins': 'Победа: {name}',
  'score.shared': 'Общая победа: {names}',
  'score.lost': 'Вы проиграли',
  'score.rematch': 'Сыграть ещё раз',
  'score.toBoard': 'Вернуться к полю',
  'score.chart': 'Очки по ходу игры',
  'score.turning': 'Переломные моменты',
  'score.takesLead': 'Вперёд выходит {name}',
  'score.staysAhead': '{name} впереди до самого конца',
  'score.bestTurn': '{name}: лучший ход',
};
