import type { DoubtId } from '@moonstaff/guild';
import type { DoubtWords } from '../../doubts.ts';

export const doubts: DoubtWords<DoubtId> = {
  maps: {
    fact: 'Stadtwerte, Münzwerte und Dorfplätze auf Avenia, Kazan und Cnidaria',
    sources:
      'Eine einzige Quelle. Auf Aghon, der einzigen Landkarte, die wir mit einem Bild vergleichen konnten, war ein Wert falsch. Eine fehlende Münze ergibt zudem einen falschen Dorfplatz.',
    chosen: 'Wir spielen die Landkarten so, wie diese Quelle sie zeigt.',
  },
  'avenia-cities': {
    fact: 'Die zehn Städte von Avenia',
    sources:
      'Dieselbe Quelle nennt zehn Städte. Zu viert könnte man dann 36 Handelsposten brauchen; in der Schachtel sind 32.',
    chosen: 'Wir spielen mit zehn Städten und unbegrenzt vielen Handelsposten.',
  },
  'tower-pay': {
    fact: 'Was Entdeckungstürme einbringen',
    sources: 'Eine einzige Quelle nennt 6, 8, 10 und 14 Münzen für jede Landkarte.',
    chosen: 'Wir spielen mit diesen Werten.',
  },
  'treasure-split': {
    fact: 'Wie viele Schatzkarten es von jeder Art gibt',
    sources: 'Eine einzige Quelle. Sicher sind die Arten und die Summe von 40.',
    chosen: 'Wir spielen mit dieser Aufteilung.',
  },
};
