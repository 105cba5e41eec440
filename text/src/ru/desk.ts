import type { desk as english } from '../en/desk.ts';
import type { Translation } from '../language.ts';

/** The first page of people who are known here. */
export const desk: Translation<typeof english> = {
  'home.goodMorning': 'Доброе утро, {name}',
  'home.goodDay': 'Добрый день, {name}',
  'home.goodEvening': 'Добрый вечер, {name}',
  'home.tablesWait':
    '{n, plural, one {Вас ждёт # стол.} few {Вас ждут # стола.} many {Вас ждут # столов.} other {Вас ждут # стола.}}',
  'home.firstUntil': 'Первый ждёт до {until}.',
  'home.startSomething': 'Начните игру или пригласите кого-нибудь.',
  'home.nobodyWaits': 'Вас никто не ждёт',
  'home.waiting': 'Ждём других',
  'home.finished': 'Завершённые',
  'home.allGames': 'Все игры',
  'home.playTurn': 'Играть',
  'home.answer': 'Ответить',
  'home.wonBy': 'Победа с отрывом в {n, number}',
  'home.placed':
    '{place, number}-е место, на {n, plural, one {# очко} few {# очка} many {# очков} other {# очка}} меньше, чем {name}',
  'home.notBegun': 'ещё не началась',
  'home.paused': 'приостановлена',
  'home.isAwaited': 'все ждут этого игрока',
  'home.thisDevice': 'на этом устройстве',
  'home.againstBots': 'Против ботов',
  'home.botsLine': '{n, plural, one {# бот} few {# бота} many {# ботов} other {# бота}}, {level}',
  'home.solo': 'Соло',
  'home.soloRival': 'против конкурента',
  'home.soloTarget': 'достичь цели',
  'home.withOthers': 'С другими',
  'home.othersLine': 'клуб, ссылка или открытый',
  'home.changeBots': 'Правый щелчок: сменить ботов и настройки',
  'home.round': '{game, select, other {Раунд}} {now, number} из {of, number}',
  'home.explore': 'Исследовать',
  'home.isDone': 'готово',
  'home.andYou': 'вы',
  'home.timeLeft': 'осталось {time}',
  'home.roundWord': '{game, select, other {Раунд}}',
  'home.areHere': 'Сейчас здесь: {names}',
  'home.hours': '{hours, number} ч',
  'home.minutes': '{minutes, number} мин',
};
