import type { puzzles as english } from '../en/puzzles.ts';
import type { Translation } from '../language.ts';

/** Puzzles: positions in which one turn is clearly the best. */
export const puzzles: Translation<typeof english> = {
  'puzzle.find': 'Znajdź najlepszą turę',
  'puzzle.number': 'Zagadka {n, number}',
  'puzzle.easy': 'Łatwa',
  'puzzle.medium': 'Średnia',
  'puzzle.hard': 'Trudna',
  'puzzle.grade': 'Poziom trudności',
  'puzzle.any': 'Wszystkie',
  'puzzle.about':
    'Pozycje z partii wprawnych botów. W każdej ekspert długo porównywał najlepsze tury i jedna jest wyraźnie lepsza od pozostałych.',
  'puzzle.task':
    '{name}, twoja tura. Jedna tura jest wyraźnie lepsza od wszystkich innych. Możesz cofnąć każdy ruch; tura liczy się, gdy się zakończy albo gdy odkryjesz coś zakrytego.',
  'puzzle.weighing': 'Ekspert porównuje twoją turę z najlepszą…',
  'puzzle.solved': 'Rozwiązane! Lepszej tury nie ma.',
  'puzzle.behind':
    '{unit, select, coins {{points, plural, one {Najlepsza tura daje do końca gry o # monetę więcej.} few {Najlepsza tura daje do końca gry o # monety więcej.} many {Najlepsza tura daje do końca gry o # monet więcej.} other {Najlepsza tura daje do końca gry o # monety więcej.}}} other {{points, plural, one {Najlepsza tura daje do końca gry o # punkt więcej.} few {Najlepsza tura daje do końca gry o # punkty więcej.} many {Najlepsza tura daje do końca gry o # punktów więcej.} other {Najlepsza tura daje do końca gry o # punktu więcej.}}}}',
  'puzzle.failed': 'Ekspert nie mógł porównać tur. Spróbuj ponownie.',
  'puzzle.yours': 'Twoja tura',
  'puzzle.best': 'Najlepsza tura',
  'puzzle.again': 'Spróbuj ponownie',
  'puzzle.show': 'Pokaż najlepszą turę',
  'puzzle.next': 'Następna zagadka',
  'puzzle.leave': 'Opuść zagadkę',
  'puzzle.count': 'Rozwiązano {solved, number} z {of, number}',
  'puzzle.isSolved': '{title}, rozwiązana',
};
