import type { patience as english } from '../en/patience.ts';
import type { Translation } from '../language.ts';

/** So that nobody is stuck at a table of a server: pauses, days off, clocks, hints. */
export const patience: Translation<typeof english> = {
  'house.paused': 'Игра приостановлена.',
  'house.resumed': 'Игра продолжается.',
  'house.isPaused': 'Игра приостановлена. Часы стоят.',
  'house.pause': 'Приостановить игру',
  'house.resume': 'Продолжить игру',
  'house.asksPause': '{name} предлагает приостановить игру.',
  'house.asksResume': '{name} предлагает продолжить игру.',
  'house.waitedLong': 'Все уже давно ждут игрока {name}.',
  'house.goneLong': 'Сейчас ход игрока, которого нет за столом: {name}.',
  'house.daysOff': '{name} берёт несколько выходных.',
  'house.backFromOff': '{name} снова здесь после выходных.',
  'house.takeOff': 'Взять {n, plural, one {# выходной} few {# выходных} many {# выходных} other {# выходного}}',
  'house.endOff': 'Я снова здесь (выходные до: {until})',
  'house.offHint':
    '{n, plural, =0 {Выходных больше не осталось.} one {Остался # выходной. Ваши часы в это время стоят.} few {Осталось # выходных. Ваши часы в это время стоят.} many {Осталось # выходных. Ваши часы в это время стоят.} other {Осталось # выходного. Ваши часы в это время стоят.}}',
  'house.hintsOn': 'Подсказки разрешены',
  'house.hintsOff': 'Без подсказок',
  'lobby.hints': 'Подсказки',
  'lobby.daysOff': 'Выходные для каждого',
  'lobby.days': '{n, plural, =0 {Нет} one {# день} few {# дня} many {# дней} other {# дня}}',
  'clock.none': 'Без часов',
  'clock.live': 'Вживую',
  'clock.evening': 'На вечер',
  'clock.daily': 'Ход в день',
  'clock.noHurry': 'Без спешки',
};
