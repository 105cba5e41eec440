import type { DoubtId } from '@moonstaff/arnak';
import type { DoubtWords } from '../../doubts.ts';

export const doubts: DoubtWords<DoubtId> = {
  'snake-row-2': {
    fact: 'Schlangentempel, Reihe 2, Lupe',
    sources: 'Zwei Quellen nennen 2 Münzen, eine nennt 3.',
    chosen: 'Wir spielen mit 2 Münzen.',
  },
  'snake-row-4': {
    fact: 'Schlangentempel, Reihe 4, Notizbuch',
    sources: 'Zwei Quellen nennen ein kostenloses Artefakt, eine einen aufgewerteten Gehilfen.',
    chosen: 'Wir spielen mit dem Artefakt.',
  },
  'snake-temple': {
    fact: 'Schlangentempel, Kosten der Tempelplättchen',
    sources: 'Zwei Quellen stimmen überein; eine dritte nennt die Kosten des Vogeltempels.',
    chosen: 'Wir spielen mit den Kosten, die beide nennen.',
  },
  'rival-arrows': {
    fact: 'Der Pfeil auf der Rückseite jedes Gegnerplättchens',
    sources:
      'Eine einzige Quelle, und ihr Muster wirkt erfunden. Sicher ist nur: Die zehn Plättchen einer Partie zeigen fünf Pfeile in jede Richtung.',
    chosen: 'Wir spielen nach dieser Quelle; beide Plättchen eines Paars haben denselben Pfeil.',
  },
  'rival-item-round-5': {
    fact: 'Das grüne Plättchen des Gegners für Gegenstände in Runde V',
    sources:
      'Eine Quelle sagt, dass es in Runde V nichts bewirkt. Die Spielregeln nennen nur Entdecken, Forschen und Bezwingen.',
    chosen: 'Wir folgen den Spielregeln: Der Gegner nimmt einen Gegenstand.',
  },
};
