import type { score as english } from '../en/score.ts';
import type { Translation } from '../language.ts';

export const score: Translation<typeof english> = {
  'score.title': 'Punktacja',
  'score.points': '{n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  'score.total': 'Razem',
  'score.wins': 'Wygrywa {name}',
  'score.shared': 'Wspólne zwycięstwo: {names}',
  'score.lost': 'Przegrywasz',
  'score.rematch': 'Zagraj ponownie',
  'score.toBoard': 'Wróć do planszy',
  'score.chart': 'Punkty w trakcie gry',
  'score.turning': 'Punkty zwrotne',
  'score.takesLead': 'Na prowadzenie wychodzi {name}',
  'score.staysAhead': '{name} prowadzi już do końca',
  'score.bestTurn': '{name}: najlepsza tura',
};
