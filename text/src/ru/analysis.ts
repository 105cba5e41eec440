import type { analysis as english } from '../en/analysis.ts';
import type { Translation } from '../language.ts';

/** The second look at a game that's over. */
export const analysis: Translation<typeof english> = {
  'analysis.title': 'Разбор',
  'analysis.chances': 'Шансы на победу, ход за ходом',
  'analysis.decided': 'Что решило партию',
  'analysis.about': 'Проверено ходов на этом устройстве: {n, number}. Попыток на ход: {tries, number}.',
  'analysis.running': 'Проверено ходов: {n, number} из {of, number}',
  'analysis.stop': 'Остановить',
  'analysis.goOn': 'Продолжить',
  'analysis.deeper': 'Проверить глубже',
  'analysis.failed': 'Что-то пошло не так, разбор остановлен.',
  'analysis.unfinished': 'Разобрать можно только законченную партию.',
  'analysis.nothing': 'Пока ни один ход не выделяется.',
  'analysis.best': 'Лучший ход',
  'analysis.fine': 'Хорошо',
  'analysis.find': 'Блестяще',
  'analysis.inaccuracy': 'Упущение',
  'analysis.mistake': 'Ошибка',
  'analysis.blunder': 'Грубая ошибка',
  'analysis.mistakes': 'Ошибки',
  'analysis.given': '{unit, select, coins {Упущено монет} other {Упущено очков}}',
  'analysis.givenMeans':
    '{unit, select, coins {На сколько монет больше перевеса дали бы лучшие найденные ходы, за все ходы вместе} other {На сколько очков больше перевеса дали бы лучшие найденные ходы, за все ходы вместе}}',
  'analysis.listed': 'Самые важные из заметных ходов: {n, number} из {of, number}.',
  'analysis.less':
    '{unit, select, coins {{points, plural, one {−# монета} few {−# монеты} many {−# монет} other {−# монеты}}} other {{points, plural, one {−# очко} few {−# очка} many {−# очков} other {−# очка}}}}',
  'analysis.restCosts':
    '{unit, select, coins {{points, plural, one {Остальная часть хода стоила ещё # монету.} few {Остальная часть хода стоила ещё # монеты.} many {Остальная часть хода стоила ещё # монет.} other {Остальная часть хода стоила ещё # монеты.}}} other {{points, plural, one {Остальная часть хода стоила ещё # очко.} few {Остальная часть хода стоила ещё # очка.} many {Остальная часть хода стоила ещё # очков.} other {Остальная часть хода стоила ещё # очка.}}}}',
  'analysis.luck': 'Удача',
  'analysis.luckMeans': 'Как взятые и открытые карты изменили шансы на победу',
  'analysis.player': 'Игрок',
  'analysis.turn': 'Ход {n, number}',
  'analysis.turnOf': 'из {of, number}',
  'analysis.atTurn': 'на {n, number}-м ходу',
  'analysis.played': 'Сыграно',
  'analysis.expert': 'Эксперт',
  'analysis.ends': 'в конце {low, number}–{high, number} · побеждает {chance}',
  'analysis.not': '{played} вместо',
  'analysis.costs':
    '{unit, select, coins {{points, plural, one {Цена: # монета перевеса} few {Цена: # монеты перевеса} many {Цена: # монет перевеса} other {Цена: # монеты перевеса}}} other {{points, plural, one {Цена: # очко перевеса} few {Цена: # очка перевеса} many {Цена: # очков перевеса} other {Цена: # очка перевеса}}}} и {chance} шансов на победу.',
  'analysis.why': 'После лучшего хода: {reasons}.',
  'analysis.showBoth': 'Показать оба',
  'analysis.try': 'Сыграть ход эксперта',
  'analysis.mine': 'Только мои ходы',
  'analysis.wholeBoard': 'Всё поле',
  'analysis.lessBoard': 'Уменьшить поле',
  'analysis.keep': 'Сохранить разбор',
  'analysis.kept': 'Файл с записью партии и замечаниями эксперта или ссылка, в которой есть и то и другое.',
  'analysis.save': 'Сохранить',
  'analysis.learn': 'Учиться на своих ходах',
  'analysis.learnFrom': 'Учиться на ходах игрока',
  'analysis.learnAbout': 'Позиций, которые можно переиграть: {n, number}. Эксперт сравнит ваш ход со своим.',
  'analysis.start': 'Начать',
  'analysis.position': 'Ход {turn, number} ({round}) · {n, number} из {of, number}',
  'analysis.findBetter': 'Найдите ход лучше',
  'analysis.playAgain':
    'Здесь можно было сыграть лучше. Играйте с этого момента: отменить можно всё, а ход засчитывается, когда он закончен или когда открыто что-то скрытое.',
  'analysis.nextPosition': 'Следующая позиция',
  'analysis.back': 'Назад к разбору',
  'analysis.share': 'Скопировать ссылку',
  'analysis.pointBack': 'Предыдущий переломный момент',
  'analysis.pointForward': 'Следующий переломный момент',
  'analysis.score':
    '{unit, select, coins {{sign}{n, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}}} other {{sign}{n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}}} ({category})',
  'analysis.coins': '{sign}{n, plural, one {# монета} few {# монеты} many {# монет} other {# монеты}}',
  'analysis.compass': '{sign}{n, plural, one {# компас} few {# компаса} many {# компасов} other {# компаса}}',
  'analysis.tablet': '{sign}{n, plural, one {# табличка} few {# таблички} many {# табличек} other {# таблички}}',
  'analysis.arrowhead':
    '{sign}{n, plural, one {# наконечник} few {# наконечника} many {# наконечников} other {# наконечника}}',
  'analysis.jewel': '{sign}{n, plural, one {# рубин} few {# рубина} many {# рубинов} other {# рубина}}',
  'analysis.handCards':
    '{sign}{n, plural, one {# карта в руке} few {# карты в руке} many {# карт в руке} other {# карты в руке}}',
  'analysis.archaeologists':
    '{sign}{n, plural, one {# археолог на планшете} few {# археолога на планшете} many {# археологов на планшете} other {# археолога на планшете}}',
  'analysis.assistants':
    '{sign}{n, plural, one {# помощник} few {# помощника} many {# помощников} other {# помощника}}',
  'analysis.readyAssistants':
    '{sign}{n, plural, one {# доступный помощник} few {# доступных помощника} many {# доступных помощников} other {# доступного помощника}}',
  'analysis.goldAssistants':
    '{sign}{n, plural, one {# золотой помощник} few {# золотых помощника} many {# золотых помощников} other {# золотого помощника}}',
  'analysis.boons':
    '{sign}{n, plural, one {# неиспользованный дар} few {# неиспользованных дара} many {# неиспользованных даров} other {# неиспользованного дара}}',
  'analysis.guardians':
    '{sign}{n, plural, one {# страж рядом с вашими археологами} few {# стража рядом с вашими археологами} many {# стражей рядом с вашими археологами} other {# стража рядом с вашими археологами}}',
  'analysis.nearSpaces':
    '{sign}{n, plural, one {# ценная клетка в пределах досягаемости} few {# ценные клетки в пределах досягаемости} many {# ценных клеток в пределах досягаемости} other {# ценной клетки в пределах досягаемости}}',
  'analysis.openRegionSpaces':
    '{sign}{n, plural, one {# исследованная клетка в незаконченных регионах} few {# исследованные клетки в незаконченных регионах} many {# исследованных клеток в незаконченных регионах} other {# исследованной клетки в незаконченных регионах}}',
  'analysis.villages': '{sign}{n, plural, one {# поселение} few {# поселения} many {# поселений} other {# поселения}}',
  'analysis.goalSteps':
    '{sign}{n, plural, one {# шаг к целям} few {# шага к целям} many {# шагов к целям} other {# шага к целям}}',
};
