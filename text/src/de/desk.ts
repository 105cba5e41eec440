import type { desk as english } from '../en/desk.ts';
import type { Translation } from '../language.ts';

/** The first page of people who are known here. */
export const desk: Translation<typeof english> = {
  'home.goodMorning': 'Guten Morgen, {name}',
  'home.goodDay': 'Hallo, {name}',
  'home.goodEvening': 'Guten Abend, {name}',
  'home.tablesWait': '{n, plural, one {# Tisch wartet auf dich.} other {# Tische warten auf dich.}}',
  'home.firstUntil': 'Der erste wartet bis {until}.',
  'home.startSomething': 'Beginne ein Spiel oder lade jemanden ein.',
  'home.nobodyWaits': 'Niemand wartet auf dich',
  'home.waiting': 'Warten auf andere',
  'home.finished': 'Zu Ende',
  'home.allGames': 'Alle Spiele',
  'home.playTurn': 'Spielen',
  'home.answer': 'Antworten',
  'home.wonBy': 'Gewonnen mit {n, plural, one {# Punkt} other {# Punkten}} Vorsprung',
  'home.placed': 'Platz {place, number}, {n, plural, one {# Punkt} other {# Punkte}} Rückstand',
  'home.notBegun': 'noch nicht begonnen',
  'home.paused': 'unterbrochen',
  'home.isAwaited': 'alle warten auf diese Person',
  'home.thisDevice': 'auf diesem Gerät',
  'home.againstBots': 'Gegen Bots',
  'home.botsLine': '{n, plural, one {# Bot} other {# Bots}}, {level}',
  'home.solo': 'Solo',
  'home.soloRival': 'gegen den Gegner',
  'home.soloTarget': 'ein Ziel erreichen',
  'home.withOthers': 'Mit anderen',
  'home.othersLine': 'per Link oder für alle offen',
  'home.changeBots': 'Rechtsklick: Bots und Optionen ändern',
  'home.round': '{game, select, guild {Ära} other {Runde}} {now, number} von {of, number}',
};
