import type { LessonsOf } from '../../lessons.ts';
import type { lessons as english } from '../en/lessons.ts';

export const lessons: LessonsOf<typeof english> = {
  welcome: {
    title: 'Willkommen, Kundschafter',
    text: 'Alle erkunden gleichzeitig dieselbe Landkarte, jeder auf seinem eigenen Exemplar. Nach vier Ären gewinnt, wer die meisten Münzen hat. Diese erste Partie dauert etwa zehn Minuten; Juno spielt mit.',
  },
  signs: {
    title: 'Zeig auf irgendetwas',
    text: 'Lass den Zeiger auf einem Zeichen ruhen, halte es mit dem Finger gedrückt oder geh mit der Tastatur dorthin, dann liest du, was es bedeutet. Eine Liste aller Zeichen mit Suche steht in der Hilfe; auch die Taste K öffnet sie.',
  },
  capital: {
    title: 'Deine Landkarte',
    text: 'Die Burg in der Mitte ist deine Hauptstadt. Dort fängst du an: Ein Kundschafter kommt immer neben deine Hauptstadt, eines deiner Dörfer oder einen deiner Kundschafter.',
  },
  card: {
    title: 'Die Karte dieses Zuges',
    text: 'In jedem Zug wird eine Erkundungskarte aufgedeckt, die alle nutzen. Diese erlaubt drei Meeresfelder in einer geraden Linie.',
  },
  sea: {
    title: 'Leinen los',
    text: 'Felder, die du erkunden darfst, haben einen hellen Rand. Wir segeln an der Küste entlang, denn nicht weit von hier liegen Städte. Mit dem Finger tippst du zweimal: erst zum Ansehen, dann zum Erkunden.',
    ask: 'Drücke auf das markierte Meeresfeld, dann auf das nächste.',
  },
  fewer: {
    title: 'Weniger geht auch',
    text: 'Ein dritter Kundschafter müsste diese Linie fortsetzen, doch an beiden Enden liegt Land. Du darfst immer weniger einsetzen, als die Karte erlaubt; der Rest verfällt.',
    ask: 'Drücke auf „{key web.guild.finish}“.',
  },
  desert: {
    title: 'Die nächste Karte',
    text: 'Alle waren fertig, also wurde die nächste Karte aufgedeckt: zwei Wüstenfelder. Sie müssen nicht nebeneinander liegen.',
    ask: 'Erkunde das markierte Wüstenfeld.',
  },
  city: {
    title: 'Eine Stadt',
    text: 'Eine Stadt allein bringt nichts. Zwei Städte, die deine Kundschafter verbinden, bilden eine Handelsroute, und je höher ihre Zahlen, desto mehr bringt sie. Merk dir diese 3.',
    ask: 'Erkunde die Stadt und drücke dann auf „{key web.guild.finish}“.',
  },
  coin: {
    title: 'Münzen sofort',
    text: 'Ein Münzfeld bringt seine Münzen, sobald du es erkundest, und noch einmal in jeder Ära, in der du es wieder erkundest.',
    ask: 'Erkunde das Bergfeld mit der Münze und drücke dann auf „{key web.guild.finish}“.',
  },
  special: {
    title: 'Eine Erforschungskarte',
    text: 'Ära-Karte I ist aufgedeckt: Du ziehst zwei Erforschungskarten und behältst eine. Du nutzt sie jetzt und jedes Mal, wenn Ära-Karte I in einer späteren Ära erscheint.',
    ask: 'Behalte „{investigateCard around-sea}“.',
  },
  around: {
    title: 'Zuerst die Mitte',
    text: 'Mit dieser Karte erkundest du ein Meeresfeld und dann bis zu fünf Felder darum herum, egal in welchem Gelände. Die Mitte sollte also gute Nachbarn haben.',
    ask: 'Erkunde das markierte Meeresfeld.',
  },
  ruin: {
    title: 'Eine Ruine',
    text: 'Erkundest du eine Ruine zum ersten Mal, ziehst du eine Schatzkarte. Manche Schätze helfen sofort, andere behältst du bis zum Spielende.',
    ask: 'Erkunde die Ruine.',
  },
  treasure: {
    title: 'Dein Schatz',
    text: '„{treasure mountain-villages}“: Am Spielende gibt es eine Münze für jedes deiner Dörfer im Gebirge. Nur du siehst diesen Schatz. Deine Erforschungskarte geht weiter: ein Münzfeld und zwei weitere Felder.',
    ask: 'Erkunde die markierten Felder und drücke dann auf „{key web.guild.finish}“.',
  },
  second: {
    title: 'Die zweite Stadt',
    text: 'Zwei Graslandfelder. Deine Kundschafter stehen schon nahe bei einer weiteren Stadt, wieder mit einer 3.',
    ask: 'Erkunde die Stadt.',
  },
  route: {
    title: 'Eine Handelsroute',
    text: 'Eine ununterbrochene Kette von Kundschaftern verbindet die beiden Städte: 3 mal 3 macht 9 Münzen. Eine der beiden bekommt jetzt deinen Handelsposten und kann kein Ende einer weiteren Route mehr sein. Die andere bleibt frei für die nächste.',
    ask: 'Drücke auf die markierte Stadt; dorthin kommt der Handelsposten.',
  },
  spare: {
    title: 'Noch ein Kundschafter',
    text: 'Die Karte erlaubt noch ein Graslandfeld. Dieses liegt neben dem Bergfeld, das du erkundet hast.',
    ask: 'Erkunde das markierte Feld und drücke dann auf „{key web.guild.finish}“.',
  },
  region: {
    title: 'Ein ganzes Gebiet',
    text: 'Benachbarte Felder desselben Geländes bilden ein Gebiet. Das Grasland um deine Stadt hat fünf Felder, auf dreien stehst du schon. Die Karte erlaubt zwei beliebige benachbarte Felder.',
    ask: 'Erkunde die beiden Felder, die fehlen.',
  },
  village: {
    title: 'Ein Dorf',
    text: 'Deine Kundschafter stehen auf allen Feldern des Gebiets: Einer von ihnen wird zum Dorf. Es bringt jetzt 1 Münze (in späteren Ären 2, 3 und 4), es bleibt, und du kannst von ihm aus erkunden.',
    ask: 'Drücke auf das markierte Feld.',
  },
  goal: {
    title: 'Ein Ziel',
    text: 'Eines der drei Ziele verlangt ein Dorf in einem Gebiet mit mindestens fünf Feldern. Sind alle fertig, werden die Ziele geprüft. Du erfüllst es vor allen anderen und bekommst die höhere Belohnung: 10 Münzen.',
    ask: 'Drücke auf „{key web.guild.finish}“.',
  },
  roundEnd: {
    title: 'Die Ära ist zu Ende',
    text: 'Alle Kundschafter kehren zurück. Dörfer, Handelsposten, Türme und Schätze bleiben. Die Karten werden neu gemischt, und in jeder Ära ist eine Ära-Karte mehr dabei.',
  },
  again: {
    title: 'Wieder Ära-Karte I',
    text: 'Du nutzt deine Erforschungskarte noch einmal, diesmal von deinem neuen Dorf aus.',
    ask: 'Erkunde das markierte Meeresfeld, dann das Feld mit den Münzen.',
  },
  tower: {
    title: 'Ein Entdeckungsturm',
    text: 'Entdeckungsfelder darfst du mit jeder Karte erkunden. Statt einen Kundschafter einzusetzen, errichtest du dort einen Turm: 6 Münzen für den ersten, dann 8, 10 und 14.',
    ask: 'Errichte den Turm in der Ecke der Landkarte.',
  },
  onward: {
    title: 'Vorausdenken',
    text: 'Die Karte würde mehr erlauben, doch rund um die Mitte bleibt dir nur noch dieses Meeresfeld. Es liegt neben einer Ruine, und die Meereskarte kommt erst noch.',
    ask: 'Erkunde das markierte Feld und drücke dann auf „{key web.guild.finish}“.',
  },
  line: {
    title: 'Die Meereskarte',
    text: 'Da ist sie schon. Beginne bei der Ruine und segle in gerader Linie zurück.',
    ask: 'Erkunde die Ruine und zwei weitere Meeresfelder und drücke dann auf „{key web.guild.finish}“.',
  },
  others: {
    title: 'Die anderen',
    text: 'Auf deiner Landkarte kommt dir niemand in die Quere. Ziele aber sind ein Wettlauf: Wer eines als Zweiter erfüllt, bekommt weniger. Wie viele Münzen die anderen haben, bleibt bis zum Schluss geheim.',
  },
  end: {
    title: 'Wie es endet',
    text: 'Die vier Ären haben 6, 7, 8 und 9 Karten. Dann kommen die behaltenen Schätze dazu. Wer die meisten Münzen hat, gewinnt. Bei Gleichstand entscheiden die meisten Türme, dann die meisten Dörfer.',
  },
  farewell: {
    title: 'Du kennst den Weg',
    text: 'Gut gemacht! Du hast alles Wichtige gesehen. Spiel jetzt eine ganze Partie. Tipps und Regeln sind jederzeit zur Hand.',
  },
};
