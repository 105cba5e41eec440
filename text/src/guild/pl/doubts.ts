import type { DoubtId } from '@moonstaff/guild';
import type { DoubtWords } from '../../doubts.ts';

export const doubts: DoubtWords<DoubtId> = {
  maps: {
    fact: 'Wartości miast i pól z monetami oraz miejsca na wioski na mapach Avenia, Kazan i Cnidaria',
    sources:
      'Jedno źródło. Na mapie Aghon, jedynej, którą dało się porównać z obrazem, jedna wartość była błędna. Brakująca moneta tworzy też fałszywe miejsce na wioskę.',
    chosen: 'Gramy na mapach takich, jakie podaje to źródło.',
  },
  'avenia-cities': {
    fact: 'Dziesięć miast na mapie Avenia',
    sources:
      'To samo źródło podaje dziesięć miast. Czterech graczy mogłoby wtedy potrzebować 36 faktorii, a w pudełku są 32.',
    chosen: 'Gramy z dziesięcioma miastami i bez limitu faktorii.',
  },
  'tower-pay': {
    fact: 'Ile dają wieże obserwacyjne',
    sources: 'Jedno źródło podaje 6, 8, 10 i 14 monet na każdej mapie.',
    chosen: 'Gramy z tymi wartościami.',
  },
  'treasure-split': {
    fact: 'Ile jest kart skarbów każdego rodzaju',
    sources: 'Jedno źródło. Pewne są rodzaje i suma 40.',
    chosen: 'Gramy z tym podziałem.',
  },
};
