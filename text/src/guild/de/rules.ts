import type { RulesOf } from '../../rules.ts';
import type { sections } from '../sections.ts';

export const rules: RulesOf<typeof sections> = {
  goal: {
    title: 'Ziel des Spiels',
    text: [
      'Alle erkunden gleichzeitig dieselbe Landkarte, jeder auf seinem eigenen Exemplar. Für Dörfer, Türme, Handelsrouten, Münzfelder, Ziele und Schätze gibt es Münzen. Sie bleiben geheim. Nach vier Ären gewinnt, wer die meisten hat.',
    ],
  },
  setup: {
    title: 'Spielaufbau',
    text: [
      'Wählt eine Landkarte. Alle haben 36 Kundschafter und 13 Dörfer. Drei der sechs Ziele der Landkarte sind im Spiel. Der Erkundungsstapel der ersten Ära hat die fünf Basis-Erkundungskarten und Ära-Karte I.',
      'Die Erforschungskarten und die Schatzkarten werden zu eigenen Stapeln gemischt. Handelsposten, Türme und Münzen liegen in der Bank. Alle Landkarten sind zu Beginn leer; auf der Hauptstadt steht nichts.',
    ],
  },
  map: {
    title: 'Die Landkarte',
    text: [
      'Es gibt vier Geländearten: Grasland, Wüste, Gebirge und Meer. Benachbarte Felder desselben Landgeländes bilden ein Gebiet; das Meer bildet keines. Städte, Münzfelder und Ruinen an Land gehören zum Gebiet ihres Geländes; Ruinen im Meer, Entdeckungs- und Kristallfelder zu keinem.',
      'Du beginnst in der Hauptstadt. Sie gilt beim Erkunden als Dorf, nicht aber für Ziele, und wird selbst nie erkundet.',
    ],
  },
  turn: {
    title: 'Züge und Ären',
    text: [
      'Die oberste Karte des Erkundungsstapels wird aufgedeckt, und alle nutzen sie gleichzeitig auf ihrer Landkarte. Sind alle fertig, werden die Ziele geprüft, und die nächste Karte folgt.',
      'Die vier Ären haben 6, 7, 8 und 9 Karten. Am Ende einer Ära kehren alle Kundschafter zurück; Dörfer, Türme, Handelsposten und Schätze bleiben.',
    ],
  },
  exploring: {
    title: 'Erkunden',
    text: [
      'Setze Kundschafter nacheinander ein, jeden auf ein freies Feld neben deiner Hauptstadt, einem deiner Dörfer oder einem deiner Kundschafter. Was ein Feld bringt, wird sofort abgehandelt.',
      'Das Gelände muss zur Karte passen; Entdeckungs- und Kristallfelder passen zu jeder. Du darfst weniger Kundschafter einsetzen als erlaubt; der Rest verfällt.',
    ],
  },
  special: {
    title: 'Erforschungskarten',
    text: [
      'Wird Ära-Karte I, II oder III zum ersten Mal aufgedeckt, zieht jeder zwei Erforschungskarten, behält eine davon für diese Ära-Karte und nutzt sie. Erscheint die Ära-Karte in einer späteren Ära wieder, nutzt jeder seine Karte noch einmal.',
      'Mit Ära-Karte I/II/III dürfen alle eine ihrer drei Erforschungskarten nutzen.',
    ],
  },
  village: {
    title: 'Dörfer',
    text: [
      'Stehen deine Kundschafter in derselben Ära auf allen Feldern eines Gebiets, entdeckst du ein Dorf: Du musst einen davon auf einem leeren Feld des Gebiets durch ein Dorf ersetzen. Es bringt je nach Ära 1, 2, 3 oder 4 Münzen, bleibt das ganze Spiel über stehen, und du kannst von ihm aus erkunden. Jedes Gebiet bekommt nur ein Dorf.',
    ],
  },
  tower: {
    title: 'Entdeckungstürme',
    text: [
      'Auf einem Entdeckungsfeld errichtest du einen Turm, statt einen Kundschafter einzusetzen. Dein erster, zweiter, dritter und vierter Turm bringen 6, 8, 10 und 14 Münzen. Von einem Turm aus kannst du nicht erkunden.',
    ],
  },
  spaces: {
    title: 'Münzfelder, Ruinen und Schätze',
    text: [
      'Ein Münzfeld bringt seine Münzen jedes Mal, wenn du es erkundest. Eine Ruine bringt eine Schatzkarte, wenn du sie zum ersten Mal im Spiel erkundest.',
      'Schätze werden sofort genutzt und kommen unter den Stapel, oder sie bleiben verdeckt liegen und zählen am Spielende.',
    ],
  },
  trade: {
    title: 'Städte und Handelsrouten',
    text: [
      'Zwei Städte mit deinen Kundschaftern und ohne Handelsposten, verbunden durch eine ununterbrochene Kette aus deinen Kundschaftern, Dörfern und der Hauptstadt, bilden eine Handelsroute. Sie bringt das Produkt der beiden Werte. Dann wählst du eine der beiden Städte: Sie bekommt einen Handelsposten und kann kein Ende einer weiteren Route mehr sein, aber eine Kette darf weiter durch sie führen.',
      'Werden drei solche Städte auf einmal verbunden, entstehen nacheinander zwei Routen.',
    ],
  },
  objectives: {
    title: 'Ziele',
    text: [
      'Wer am Ende eines Zuges ein Ziel zum ersten Mal erfüllt, bekommt Münzen: die höhere Zahl, wenn es in früheren Zügen niemand erfüllt hat, sonst die niedrigere. Die Hauptstadt zählt hier nicht als Dorf.',
    ],
  },
  end: {
    title: 'Spielende',
    text: [
      'Nach der vierten Ära werden die behaltenen Schätze aufgedeckt und gezählt. Wer die meisten Münzen hat, gewinnt. Bei Gleichstand entscheiden die meisten Türme, dann die meisten Dörfer; sonst wird der Sieg geteilt.',
    ],
  },
  solo: {
    title: 'Solospiel',
    text: [
      'Werden die Ära-Karten II, III und I/II/III zum ersten Mal aufgedeckt, verdecken Ära-Plättchen Belohnungen der Ziele, von links beginnend. Eine verdeckte Belohnung wird nicht gezahlt.',
      'Du gewinnst, wenn du alle drei Ziele erfüllst und mindestens 90 Münzen (leicht), 120 (mittel) oder 150 (schwer) hast.',
      'Ist bei einem Ziel eine Belohnung verdeckt, bringt es die andere; sind beide verdeckt, bringt es nichts, gilt aber als erfüllt. Ein Plättchen wird gelegt, sobald seine Karte aufgedeckt ist, also bevor die Ziele geprüft werden.',
    ],
  },
  avenia: {
    title: 'Avenia',
    text: [
      'Manche Ziele nennen Landmassen. Eine Landmasse besteht aus allen zusammenhängenden Landfeldern, begrenzt vom Meer und vom Rand der Landkarte.',
    ],
  },
  aghon: {
    title: 'Aghon',
    text: [
      'Keine Sonderregeln. Eine Ruine kann für mehrere Gelände eines Ziels zählen; ein Entdeckungsturm zählt nur, wenn er errichtet ist.',
    ],
  },
  kazan: {
    title: 'Kazan',
    text: [
      'Vulkane werden nie erkundet. Zwei Gebirgsgebiete haben kein leeres Feld und bekommen nie ein Dorf. Ruinen tragen Buchstaben; manche Ziele nennen sie.',
    ],
  },
  cnidaria: {
    title: 'Cnidaria',
    text: [
      'Riff-Felsen werden nie erkundet. Kristallfelder darfst du mit jeder Karte erkunden. Beim ersten Mal bringt ein Kristallfeld seinen Wert und die Werte aller Kristalle, die du vorher erkundet hast. Ruinen tragen Zeichen: Dreieck, Kreis oder durchkreuztes Quadrat.',
    ],
  },
};
