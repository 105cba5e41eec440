import type { DoubtId } from '@moonstaff/arnak';
import type { DoubtWords } from '../../doubts.ts';

export const doubts: DoubtWords<DoubtId> = {
  'snake-row-2': {
    fact: 'Świątynia Węża, rząd 2, lupa',
    sources: 'Dwa źródła podają 2 monety, jedno 3.',
    chosen: 'Gramy z 2 monetami.',
  },
  'snake-row-4': {
    fact: 'Świątynia Węża, rząd 4, brulion',
    sources: 'Dwa źródła podają darmowy artefakt, jedno awans asystenta.',
    chosen: 'Gramy z artefaktem.',
  },
  'snake-temple': {
    fact: 'Świątynia Węża, koszty kafelków świątyni',
    sources: 'Dwa źródła są zgodne; trzecie podaje koszty ze Świątyni Ptaka.',
    chosen: 'Gramy z kosztami, które podają oba.',
  },
  'rival-arrows': {
    fact: 'Strzałka na odwrocie każdego kafelka przeciwnika',
    sources:
      'Jedno źródło, a jego układ wygląda na zmyślony. Pewne jest tylko to, że z dziesięciu kafelków w grze pięć ma strzałkę w lewo, a pięć w prawo.',
    chosen: 'Gramy według tego źródła; oba kafelki pary mają tę samą strzałkę.',
  },
  'rival-item-round-5': {
    fact: 'Zielony kafelek przeciwnika z przedmiotem w rundzie V',
    sources:
      'Jedno źródło mówi, że w rundzie V nic nie robi. Instrukcje wymieniają tylko odkrywanie, badania i ujarzmianie.',
    chosen: 'Gramy według instrukcji: przeciwnik bierze przedmiot.',
  },
};
