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
    '{unit, select, coins {{n, plural, =0 {Wygrywasz mimo remisu} one {Wygrywasz z przewagą # monety} few {Wygrywasz z przewagą # monet} many {Wygrywasz z przewagą # monet} other {Wygrywasz z przewagą # monety}}} other {{n, plural, =0 {Wygrywasz mimo remisu} one {Wygrywasz z przewagą # punktu} few {Wygrywasz z przewagą # punktów} many {Wygrywasz z przewagą # punktów} other {Wygrywasz z przewagą # punktu}}}}',
  'score.winsBy':
    '{unit, select, coins {{n, plural, =0 {{name} wygrywa mimo remisu} one {{name} wygrywa z przewagą # monety} few {{name} wygrywa z przewagą # monet} many {{name} wygrywa z przewagą # monet} other {{name} wygrywa z przewagą # monety}}} other {{n, plural, =0 {{name} wygrywa mimo remisu} one {{name} wygrywa z przewagą # punktu} few {{name} wygrywa z przewagą # punktów} many {{name} wygrywa z przewagą # punktów} other {{name} wygrywa z przewagą # punktu}}}}',
  'score.won': 'Wygrywasz',
  'score.coins': '{n, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}',
  'score.coinsFrom': 'Skąd wzięły się monety',
  'score.totals': '{first} : {second}',
  'score.decided': 'Co przesądziło o wyniku',
  'score.chance': 'szansa na wygraną',
  'score.toShare': 'Obrazek do udostępnienia',
  'score.picture': 'Zapisz obrazek',
  'score.pointsFrom': 'Skąd wzięły się punkty',
};
