import type { challenge as english } from '../en/challenge.ts';
import type { Translation } from '../language.ts';

export const challenge: Translation<typeof english> = {
  'challenge.next': 'Następne za {time}',
  'challenge.alone': 'solo',
  'challenge.against': 'przeciwko botowi, poziom: {level}',
  'challenge.start': 'Rozpocznij próbę',
  'challenge.rules': 'Bez podpowiedzi; cofać można tylko do ostatniego odkrycia. Do północy możesz wyjść i wrócić.',
  'challenge.goOn': 'Kontynuuj próbę',
  'challenge.players':
    '{n, plural, =0 {Nikt go jeszcze nie ukończył.} one {Ukończyła je # osoba.} few {Ukończyły je # osoby.} many {Ukończyło je # osób.} other {Ukończyło je # osoby.}}',
  'challenge.placed': 'Miejsce {place, number} z {of, number}',
  'challenge.noPlace': 'Twoja próba skończyła się przed czasem, więc nie ma miejsca w rankingu.',
  'challenge.sealed': 'Wyniki zobaczysz, gdy zakończysz swoją próbę.',
  'challenge.results': 'Wyniki',
  'challenge.tomorrow': 'Powtórki i najlepsza partia będą dostępne po zakończeniu dnia.',
  'challenge.replay': 'Powtórka: {name}, {total, number}',
  'challenge.best': 'Najlepsza partia botów: {total, number}',
  'challenge.bestLine': 'Obejrzyj najlepszą partię',
  'challenge.day': 'Dzień',
  'challenge.today': 'Dzisiaj',
  'challenge.week': 'Ostatnie siedem dni',
  'challenge.weekAbout':
    'Każde wyzwanie daje do 100 punktów, zależnie od tego, jaką część graczy udało się wyprzedzić. Dzisiejsze jeszcze się nie liczy.',
  'challenge.points': 'Punkty',
  'challenge.played': 'Wyzwania',
  'challenge.place': 'Miejsce',
  'challenge.name': 'Imię',
  'challenge.noWeek': 'W ostatnich siedmiu dniach nikt nie ukończył wyzwania.',
  'challenge.practice': 'Rozdanie treningowe dnia',
  'challenge.practiceAbout':
    'Gra się na tym urządzeniu, także bez sieci. Rozdanie zależy od daty i nie liczy się do rankingu.',
  'challenge.practise': 'Trenuj',
  'challenge.offline': 'Serwer jest nieosiągalny, więc zostaje rozdanie treningowe.',
  'challenge.noneThen': 'Tego dnia nie było wyzwania.',
  'challenge.bot': 'Bot, {level}',
  'challenge.won': 'wygrana',
  'challenge.noBots': 'Boty jeszcze grają to rozdanie.',
};
