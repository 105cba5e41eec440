import type { desk as english } from '../en/desk.ts';
import type { Translation } from '../language.ts';

/** The first page of people who are known here. */
export const desk: Translation<typeof english> = {
  'home.goodMorning': 'Dzień dobry, {name}',
  'home.goodDay': 'Cześć, {name}',
  'home.goodEvening': 'Dobry wieczór, {name}',
  'home.tablesWait':
    '{n, plural, one {Czeka na ciebie # stół.} few {Czekają na ciebie # stoły.} many {Czeka na ciebie # stołów.} other {Czeka na ciebie # stołu.}}',
  'home.firstUntil': 'Pierwszy czeka do: {until}.',
  'home.startSomething': 'Zacznij grę albo kogoś zaproś.',
  'home.nobodyWaits': 'Nikt na ciebie nie czeka',
  'home.waiting': 'Czekamy na innych',
  'home.finished': 'Zakończone',
  'home.allGames': 'Wszystkie gry',
  'home.playTurn': 'Graj',
  'home.answer': 'Odpowiedz',
  'home.wonBy': 'Wygrana o {n, number}',
  'home.placed':
    'Miejsce {place, number}, o {n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} mniej niż {name}',
  'home.notBegun': 'jeszcze nie zaczęta',
  'home.paused': 'wstrzymana',
  'home.isAwaited': 'wszyscy czekają na tę osobę',
  'home.thisDevice': 'na tym urządzeniu',
  'home.againstBots': 'Z botami',
  'home.botsLine': '{n, plural, one {# bot} few {# boty} many {# botów} other {# bota}}, poziom: {level}',
  'home.solo': 'Solo',
  'home.soloRival': 'z przeciwnikiem',
  'home.soloTarget': 'osiągnij cel',
  'home.withOthers': 'Z innymi',
  'home.othersLine': 'klub, link albo otwarty',
  'home.changeBots': 'Kliknij prawym przyciskiem, aby zmienić boty i opcje',
  'home.round': '{game, select, other {Runda}} {now, number} z {of, number}',
  'home.explore': 'Odkrywaj',
  'home.isDone': 'gotowe',
  'home.andYou': 'ty',
  'home.timeLeft': 'zostało {time}',
  'home.roundWord': '{game, select, other {Runda}}',
  'home.areHere': 'Teraz tutaj: {names}',
  'home.hours': '{hours, number} godz.',
  'home.minutes': '{minutes, number} min',
};
