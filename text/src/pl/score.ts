import type { score as english } from '../en/score.ts';
import type { Translation } from '../language.ts';

export const score: Translation<typeof english> = {
  'score.title': 'Punktacja',
  'score.points': '{n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  'score.total': 'Razem',
  'score.wins': 'Wygrywa {name}',
  'score.shared': 'Wspólne zwycięstwo: {names}',
  'score.lost': 'Przegrywasz',
  'score.loses': '{name} przegrywa',
  'score.rematch': 'Zagraj ponownie',
  'score.isAsked': 'Rewanż już otwarty. Twoje miejsce czeka.',
  'score.toBoard': 'Wróć do planszy',
  'score.analyse': 'Analizuj',
  'score.chart': '{unit, select, coins {Monety w trakcie gry} other {Punkty w trakcie gry}}',
  'score.turning': 'Punkty zwrotne',
  'score.takesLead': '{whose, select, own {Wychodzisz na prowadzenie} other {Na prowadzenie wychodzi {name}}}',
  'score.staysAhead': '{whose, select, own {Prowadzisz już do końca} other {{name} prowadzi już do końca}}',
  'score.bestTurn': '{whose, select, own {Twoja najlepsza tura} other {{name}: najlepsza tura}}',
  'score.youWin':
    '{unit, select, coins {{n, plural, =0 {Wygrywasz mimo remisu} one {Wygrywasz o # monetę} few {Wygrywasz o # monety} many {Wygrywasz o # monet} other {Wygrywasz o # monety}}} other {{n, plural, =0 {Wygrywasz mimo remisu} one {Wygrywasz o # punkt} few {Wygrywasz o # punkty} many {Wygrywasz o # punktów} other {Wygrywasz o # punktu}}}}',
  'score.winsBy':
    '{unit, select, coins {{n, plural, =0 {{name} wygrywa mimo remisu} one {{name} wygrywa o # monetę} few {{name} wygrywa o # monety} many {{name} wygrywa o # monet} other {{name} wygrywa o # monety}}} other {{n, plural, =0 {{name} wygrywa mimo remisu} one {{name} wygrywa o # punkt} few {{name} wygrywa o # punkty} many {{name} wygrywa o # punktów} other {{name} wygrywa o # punktu}}}}',
  'score.won': 'Wygrywasz',
  'score.coins': '{n, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}',
  'score.coinsFrom': 'Skąd wzięły się monety',
  'score.totals': '{first} do {second}',
  'score.decided': 'Co przesądziło o wyniku',
  'score.chance': 'szansa na wygraną',
  'score.toShare': 'Obrazek do udostępnienia',
  'score.picture': 'Zapisz obrazek',
  'score.pointsFrom': 'Skąd wzięły się punkty',
};
