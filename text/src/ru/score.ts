import type { score as english } from '../en/score.ts';
import type { Translation } from '../language.ts';

export const score: Translation<typeof english> = {
  'score.title': 'Подсчёт очков',
  'score.points': '{n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
  'score.total': 'Итого',
  'score.wins': 'Победа: {name}',
  'score.shared': 'Общая победа: {names}',
  'score.lost': 'Вы проиграли',
  'score.loses': '{name} проигрывает',
  'score.rematch': 'Сыграть ещё раз',
  'score.isAsked': 'Реванш открыт. Ваше место ждёт.',
  'score.toBoard': 'Вернуться к полю',
  'score.analyse': 'Разобрать партию',
  'score.chart': '{unit, select, coins {Монеты по ходу игры} other {Очки по ходу игры}}',
  'score.turning': 'Переломные моменты',
  'score.takesLead': '{whose, select, own {Вы выходите вперёд} other {Вперёд выходит {name}}}',
  'score.staysAhead': '{whose, select, own {Вы впереди до самого конца} other {{name} впереди до самого конца}}',
  'score.bestTurn': '{whose, select, own {Ваш лучший ход} other {{name}: лучший ход}}',
  'score.youWin':
    '{unit, select, coins {{n, plural, =0 {Вы побеждаете при равенстве монет} one {Вы побеждаете с перевесом в # монету} few {Вы побеждаете с перевесом в # монеты} many {Вы побеждаете с перевесом в # монет} other {Вы побеждаете с перевесом в # монеты}}} other {{n, plural, =0 {Вы побеждаете при равенстве очков} one {Вы побеждаете с перевесом в # очко} few {Вы побеждаете с перевесом в # очка} many {Вы побеждаете с перевесом в # очков} other {Вы побеждаете с перевесом в # очка}}}}',
  'score.winsBy':
    '{unit, select, coins {{n, plural, =0 {{name} побеждает при равенстве монет} one {{name} побеждает с перевесом в # монету} few {{name} побеждает с перевесом в # монеты} many {{name} побеждает с перевесом в # монет} other {{name} побеждает с перевесом в # монеты}}} other {{n, plural, =0 {{name} побеждает при равенстве очков} one {{name} побеждает с перевесом в # очко} few {{name} побеждает с перевесом в # очка} many {{name} побеждает с перевесом в # очков} other {{name} побеждает с перевесом в # очка}}}}',
  'score.won': 'Вы побеждаете',
  'score.coins': '{n, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}}',
  'score.coinsFrom': 'Откуда взялись монеты',
  'score.totals': '{first} : {second}',
  'score.decided': 'Что решило исход',
  'score.chance': 'шанс на победу',
  'score.toShare': 'Картинка, чтобы поделиться',
  'score.picture': 'Сохранить картинку',
  'score.pointsFrom': 'Откуда взялись очки',
};
