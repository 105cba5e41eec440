import type { challenge as english } from '../en/challenge.ts';
import type { Translation } from '../language.ts';

export const challenge: Translation<typeof english> = {
  'challenge.next': 'Следующее через {time}',
  'challenge.alone': 'в одиночку',
  'challenge.against': 'против бота, уровень: {level}',
  'challenge.start': 'Начать попытку',
  'challenge.rules':
    'Без подсказок; отменять можно только до последнего открытия. До полуночи можно выйти и вернуться.',
  'challenge.goOn': 'Продолжить попытку',
  'challenge.players':
    '{n, plural, =0 {Его пока никто не завершил.} one {Его завершил # человек.} few {Его завершили # человека.} many {Его завершили # человек.} other {Его завершили # человека.}}',
  'challenge.placed': '{place, number}-е место из {of, number}',
  'challenge.noPlace': 'Попытка закончилась досрочно, поэтому места в таблице у неё нет.',
  'challenge.sealed': 'Результаты откроются, когда вы завершите свою попытку.',
  'challenge.results': 'Результаты',
  'challenge.tomorrow': 'Повторы и лучшая партия откроются, когда день закончится.',
  'challenge.replay': 'Повтор: {name}, {total, number}',
  'challenge.best': 'Лучшая партия ботов: {total, number}',
  'challenge.bestLine': 'Смотреть лучшую партию',
  'challenge.day': 'День',
  'challenge.today': 'Сегодня',
  'challenge.week': 'Последние семь дней',
  'challenge.weekAbout':
    'Каждое испытание приносит до 100 очков — по доле людей, которых вы обошли. Сегодняшнее пока не считается.',
  'challenge.points': 'Очки',
  'challenge.played': 'Испытания',
  'challenge.place': 'Место',
  'challenge.name': 'Имя',
  'challenge.noWeek': 'За последние семь дней никто не завершил испытание.',
  'challenge.practice': 'Тренировочная раздача дня',
  'challenge.practiceAbout':
    'Игра на этом устройстве, можно и без сети. Раздача зависит от даты и не входит в рейтинг.',
  'challenge.practise': 'Тренироваться',
  'challenge.offline': 'Сервер недоступен, поэтому здесь только тренировочная раздача.',
  'challenge.noneThen': 'В этот день испытания не было.',
  'challenge.bot': 'Бот, {level}',
  'challenge.won': 'победа',
  'challenge.noBots': 'Боты ещё играют эту раздачу.',
};
