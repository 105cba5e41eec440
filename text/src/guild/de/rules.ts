import type { RulesOf } from '../../rules.ts';
import type { sections } from '../sections.ts';

export const rules: RulesOf<typeof sections> = {
  goal: {
    title: 'Ziel',
    text: [
      'Alle erkunden zur gleichen Zeit eine eigene Ausgabe derselben Karte. Münzen bringen Dörfer, Türme, Handelsrouten, Münzfelder, Aufträge und Schätze. Münzen bleiben geheim. Nach vier Runden gewinnt, wer die meisten hat.',
    ],
  },
  setup: {
    title: 'Spielaufbau',
    text: [
      'Wählt eine Karte. Alle haben 36 Entdecker und 13 Dörfer. Drei der sechs Aufträge der Karte sind im Spiel. Der Erkundungsstapel der ersten Runde hat die fünf Basiskarten und die Karte I.',
      'Die Spezialaktionskarten und die Schatzkarten werden zu eigenen Stapeln gemischt. Handelsposten, Türme und Münzen liegen in der Bank. Alle Karten sind zu Beginn leer; auf der Hauptstadt steht nichts.',
    ],
  },
  map: {
    title: 'Die Karte',
    text: [
      'Es gibt vier Gelände: Grasland, Wüste, Gebirge und Meer. Benachbarte Felder desselben Landgeländes bilden eine Region; das Meer bildet keine. Städte, Münzfelder und Ruinen an Land gehören zur Region ihres Geländes; Ruinen im Meer, Aussichts- und Kristallfelder zu keiner.',
      'Du beginnst in der Hauptstadt. Sie gilt beim Erkunden als Dorf, nicht aber für Aufträge, und wird selbst nie erkundet.',
    ],
  },
  turn: {
    title: 'Züge und Runden',
    text: [
      'Die oberste Karte des Erkundungsstapels wird aufgedeckt, und alle führen sie gleichzeitig auf ihrer Karte aus. Sind alle fertig, werden die Aufträge geprüft, und die nächste Karte folgt.',
      'Die vier Runden haben 6, 7, 8 und 9 Karten. Am Ende einer Runde kehren alle Entdecker zurück; Dörfer, Türme, Handelsposten und Funde bleiben.',
    ],
  },
  exploring: {
    title: 'Erkunden',
    text: [
      'Setze Entdecker nacheinander ein, jeden auf ein freies Feld neben deiner Hauptstadt, einem deiner Dörfer oder einem deiner Entdecker. Was ein Feld bringt, wird sofort abgehandelt.',
      'Das Gelände muss zur Karte passen; Aussichts- und Kristallfelder passen zu jeder. Du darfst weniger Entdecker einsetzen als erlaubt; der Rest verfällt.',
    ],
  },
  special: {
    title: 'Spezialaktionen',
    text: [
      'Wird Karte I, II oder III zum ersten Mal aufgedeckt, ziehen alle zwei Spezialaktionskarten, behalten eine bei dieser Zahl und führen sie aus. Kommt die Karte in einer späteren Runde wieder, wird diese Spezialaktion noch einmal ausgeführt.',
      'Die Karte I/II/III lässt alle eine ihrer drei Spezialaktionen nutzen.',
    ],
  },
  village: {
    title: 'Dörfer',
    text: [
      'Stehen deine Entdecker in derselben Runde auf allen Feldern einer Region, musst du einen davon auf einem leeren Feld der Region durch ein Dorf ersetzen. Es bringt je nach Runde 1, 2, 3 oder 4 Münzen, bleibt das ganze Spiel, und du kannst von ihm aus erkunden. Jede Region bekommt ein Dorf.',
    ],
  },
  tower: {
    title: 'Aussichtstürme',
    text: [
      'Auf einem Aussichtsfeld errichtest du einen Turm, statt einen Entdecker einzusetzen. Dein erster, zweiter, dritter und vierter Turm bringen 6, 8, 10 und 14 Münzen. Von einem Turm aus kannst du nicht erkunden.',
    ],
  },
  fields: {
    title: 'Münzfelder, Ruinen und Schätze',
    text: [
      'Ein Münzfeld bringt seine Münzen jedes Mal, wenn du es erkundest. Eine Ruine bringt eine Schatzkarte, wenn du sie zum ersten Mal im Spiel erkundest.',
      'Schätze werden sofort genutzt und kommen unter den Stapel, oder sie bleiben verdeckt liegen und zählen am Spielende.',
    ],
  },
  trade: {
    title: 'Städte und Handelsrouten',
    text: [
      'Zwei Städte mit deinen Entdeckern und ohne Handelsposten, verbunden durch eine ununterbrochene Kette aus deinen Entdeckern, Dörfern und der Hauptstadt, bilden eine Handelsroute. Sie bringt das Produkt der beiden Werte. Dann bekommt eine der beiden Städte deiner Wahl einen Handelsposten und beendet keine weitere Route.',
      'Werden drei solche Städte auf einmal verbunden, entstehen nacheinander zwei Routen.',
    ],
  },
  objectives: {
    title: 'Aufträge',
    text: [
      'Nach jedem Zug bekommen alle Münzen, die einen Auftrag zum ersten Mal erfüllen: die höhere Zahl, wenn ihn in früheren Zügen niemand erfüllt hat, sonst die niedrigere. Die Hauptstadt ist hier kein Dorf.',
    ],
  },
  end: {
    title: 'Spielende',
    text: [
      'Nach der vierten Runde werden die behaltenen Schätze aufgedeckt und gezählt. Die meisten Münzen gewinnen; bei Gleichstand mehr Türme, dann mehr Dörfer; dann wird der Sieg geteilt.',
    ],
  },
  solo: {
    title: 'Allein',
    text: [
      'Werden die Karten II, III und I/II/III zum ersten Mal aufgedeckt, verdecken Soloplättchen von links her Belohnungen der Aufträge. Eine verdeckte Belohnung wird nicht gezahlt.',
      'Du gewinnst, wenn du alle drei Aufträge erfüllst und mindestens 90 Münzen (leicht), 120 (mittel) oder 150 (schwer) hast.',
      'Ist bei einem Auftrag eine Belohnung verdeckt, bringt er die andere; sind beide verdeckt, bringt er nichts, gilt aber als erfüllt. Ein Plättchen kommt, sobald seine Karte aufgedeckt ist, bevor die Aufträge geprüft werden.',
    ],
  },
  avenia: {
    title: 'Avenia',
    text: [
      'Manche Aufträge sprechen von Landmassen: alle zusammenhängenden Landfelder, begrenzt von Meer und Kartenrand.',
    ],
  },
  aghon: {
    title: 'Aghon',
    text: [
      'Keine Sonderregeln. Eine Ruine kann für mehrere Gelände eines Auftrags zählen; ein Aussichtsturm zählt nur, wenn er errichtet ist.',
    ],
  },
  kazan: {
    title: 'Kazan',
    text: [
      'Vulkane werden nie erkundet. Zwei Gebirgsregionen haben kein leeres Feld und bekommen nie ein Dorf. Ruinen tragen Buchstaben; manche Aufträge nennen sie.',
    ],
  },
  cnidaria: {
    title: 'Cnidaria',
    text: [
      'Riff-Felsen werden nie erkundet. Kristallfelder erreicht jede Erkundung. Beim ersten Mal bringt ein Kristallfeld seinen Wert und die Werte aller Kristalle, die du vorher erkundet hast. Ruinen tragen Zeichen: Dreieck, Kreis oder Quadrat mit Kreuz.',
    ],
  },
};
