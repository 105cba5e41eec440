import type { RulesOf } from '../../rules.ts';
import type { sections } from '../sections.ts';

export const rules: RulesOf<typeof sections> = {
  goal: {
    title: 'Ziel des Spiels',
    text: [
      'Alle erkunden gleichzeitig dieselbe Landkarte, jeder auf seinem eigenen Exemplar. Für Dörfer, Türme, Handelsrouten, Münzfelder, Ziele und Schätze gibt es Münzen. Sie bleiben geheim. Nach vier Ären gewinnt, wer die meisten hat.',
      'Münzen sind deine Punkte; du gibst sie nie aus. Die Bank hat von allem immer genug. Niemand kommt dir in die Quere: Gemeinsam sind nur die Karten, die Bank und die Ziele. Das Spiel ist für eine bis vier Personen und dauert etwa 45 Minuten.',
    ],
  },
  setup: {
    title: 'Spielaufbau',
    text: [
      'Wählt eine Landkarte. Alle haben 36 Kundschafter und 13 Dörfer. Drei der sechs Ziele der Landkarte sind im Spiel. Der Erkundungsstapel der ersten Ära hat die fünf Basis-Erkundungskarten und Ära-Karte I.',
      'Die Erforschungskarten und die Schatzkarten werden zu eigenen Stapeln gemischt. Handelsposten, Türme und Münzen liegen in der Bank. Alle Landkarten sind zu Beginn leer; auf der Hauptstadt steht nichts.',
      'Es gibt vier Landkarten: Avenia, am besten für die erste Partie, Aghon, Kazan und Cnidaria. Jede hat sechs eigene Ziele. Es gibt 28 Erforschungskarten und 40 Schatzkarten. Die Ära-Karten II, III und I/II/III warten auf der Erkundungstafel auf ihre Ära.',
    ],
  },
  map: {
    title: 'Die Landkarte',
    text: [
      'Es gibt vier Geländearten: Grasland, Wüste, Gebirge und Meer. Benachbarte Felder desselben Landgeländes bilden ein Gebiet; das Meer bildet keines. Städte, Münzfelder und Ruinen an Land gehören zum Gebiet ihres Geländes; Ruinen im Meer, Entdeckungs- und Kristallfelder zu keinem.',
      'Du beginnst in der Hauptstadt. Sie gilt beim Erkunden als Dorf, nicht aber für Ziele, und wird selbst nie erkundet.',
      'Felder mit einer gemeinsamen Kante sind benachbart. Ein Feld ist leer, oder es hat Münzen, eine Ruine, eine Stadt oder Platz für einen Entdeckungsturm. Eine Ruine im Meer wird wie Meer erkundet. Die Tabelle am Fuß der Landkarte zeigt, was Dörfer und Türme bringen.',
    ],
  },
  turn: {
    title: 'Züge und Ären',
    text: [
      'Die oberste Karte des Erkundungsstapels wird aufgedeckt, und alle nutzen sie gleichzeitig auf ihrer Landkarte. Sind alle fertig, werden die Ziele geprüft, und die nächste Karte folgt.',
      'Die vier Ären haben 6, 7, 8 und 9 Karten. Am Ende einer Ära kehren alle Kundschafter von der Landkarte zurück; Dörfer, Türme, Handelsposten und Schätze bleiben.',
      'In jeder Ära wird der Stapel neu gemischt: die fünf Basiskarten und Ära-Karte I, ab der zweiten Ära auch II, ab der dritten auch III und in der vierten auch I/II/III. So weißt du immer, was noch kommt. Kundschafter auf Zielen bleiben dort. Nach der vierten Ära endet das Spiel.',
    ],
  },
  exploring: {
    title: 'Erkunden',
    text: [
      'Setze Kundschafter nacheinander ein, jeden auf ein freies Feld neben deiner Hauptstadt, einem deiner Dörfer oder einem deiner Kundschafter. Was ein Feld bringt, bekommst du sofort.',
      'Das Gelände muss zur Karte passen; Entdeckungs- und Kristallfelder passen zu jeder. Du darfst weniger Kundschafter einsetzen als erlaubt; der Rest verfällt.',
      'Das sind die fünf Basiskarten: bis zu 2 Graslandfelder; bis zu 2 Wüstenfelder; 1 Bergfeld; bis zu 3 Meeresfelder in gerader Linie; 2 benachbarte Felder beliebigen Geländes. Bei Grasland und Wüste dürfen die beiden Kundschafter überall stehen, auch in verschiedenen Gebieten. Im Meer bilden die drei eine ununterbrochene Linie. Bei der letzten Karte kommt der zweite Kundschafter neben den ersten.',
      'Kundschafter eines Zuges müssen nicht benachbart sein, wenn die Karte es nicht verlangt. Eine gerade Linie hat keine Lücken: Sie darf kein Feld überspringen und nicht über Figuren laufen, die du schon hast. In der ersten Ära beginnst du nur bei der Hauptstadt, später auch bei deinen Dörfern. Türme, Handelsposten, Kristalle und die Schatzplättchen, die erkundete Ruinen markieren, sind keine Ausgangspunkte. Baust du also auf dem ersten von 2 benachbarten Feldern einen Turm, muss das zweite an den Turm und außerdem an deine Hauptstadt, ein Dorf oder einen Kundschafter grenzen. In einer späteren Ära darfst du ein Feld wieder erkunden, außer dort steht ein Dorf oder ein Turm.',
      'Löst ein Kundschafter mehreres aus, kommen Münzen, Turm und Kristall zuerst; dann wählst du die Reihenfolge von Dorf, Handelsrouten und Schätzen. Gibt dir ein Schatz einen Kundschafter, setzt du ihn sofort in beliebigem Gelände ein, wie immer neben deiner Hauptstadt, einem Dorf oder einem Kundschafter, mit allem, was er bringt, bevor es weitergeht. Du darfst auch auf ihn verzichten. Hast du keine Kundschafter mehr, kannst du keine einsetzen.',
    ],
  },
  special: {
    title: 'Erforschungskarten',
    text: [
      'Wird Ära-Karte I, II oder III zum ersten Mal aufgedeckt, zieht jeder zwei Erforschungskarten, behält eine davon für diese Ära-Karte und nutzt sie. Erscheint die Ära-Karte in einer späteren Ära wieder, nutzt jeder seine Karte noch einmal.',
      'Mit Ära-Karte I/II/III dürfen alle eine ihrer drei Erforschungskarten nutzen.',
      'Die Karte, die du nicht behältst, kommt unter den Stapel. Behaltene liegen offen neben deiner Landkarte. Du darfst eine Karte teilweise oder gar nicht nutzen, und die Regeln des Erkundens gelten auch für sie. In der vierten Ära nutzt du eine deiner drei Karten zweimal.',
      'Ein ununterbrochener Pfad darf seine beiden Gelände mischen oder nur eines nutzen; er verzweigt sich nicht und darf an beiden Enden wachsen. Felder in gerader Linie bilden eine Linie ohne Lücke. Gibt eine Karte für Ruinen zusätzliche Schatzkarten, zählen Ruinen mit deinem Schatzplättchen nicht. Verdoppelte oder verdreifachte Münzen gibt es nur für Münzfelder, und nur für solche, die du mit der Karte selbst erkundest, nicht mit einem Kundschafter aus einem Schatz. Verlangt eine Karte Dörfer als Ausgangspunkte, zählt auch ein gerade entdecktes. Gilt eine Karte für ein einziges Gebiet, bestimmst du es mit dem ersten Kundschafter; die anderen kommen auch dorthin. Ein Entdeckungs- oder Kristallfeld zählt zu einem Gebiet, an das es grenzt.',
      'Manche Karten haben zwei Schritte. Der zweite beginnt, wenn der erste aufgebraucht ist, oder wann du willst, sobald du mindestens ein Feld erkundet hast. Zurück geht es nicht. Ohne ein Feld im ersten Schritt gibt es keinen zweiten.',
    ],
  },
  village: {
    title: 'Dörfer',
    text: [
      'Stehen deine Kundschafter in derselben Ära auf allen Feldern eines Gebiets, entdeckst du ein Dorf: Du musst einen von ihnen auf einem leeren Feld des Gebiets durch ein Dorf ersetzen. Es bringt je nach Ära 1, 2, 3 oder 4 Münzen, bleibt das ganze Spiel über stehen, und du kannst von ihm aus erkunden. Jedes Gebiet bekommt nur ein Dorf.',
      'Ein Dorf braucht ein leeres Feld ohne Stadt, Münze oder Ruine. Ein Gebiet ohne ein solches Feld bekommt nie ein Dorf, und im Meer, auf Entdeckungsfeldern und auf Kristallfeldern gibt es keine. Ein Gebiet mit Dorf darfst du wieder erkunden; Münzfelder bringen dann wieder Münzen, aber ein zweites Dorf gibt es nicht. Kundschafter früherer Ären zählen nicht. Der ersetzte Kundschafter kommt zurück in deinen Vorrat. Hast du kein Dorf mehr, bringt dir ein vollständig erkundetes Gebiet nichts.',
    ],
  },
  tower: {
    title: 'Entdeckungstürme',
    text: [
      'Auf einem Entdeckungsfeld errichtest du einen Turm, statt einen Kundschafter einzusetzen. Dein erster, zweiter, dritter und vierter Turm bringen 6, 8, 10 und 14 Münzen. Von einem Turm aus kannst du nicht erkunden.',
      'Ein Turm verbraucht einen der Kundschafter der Karte. Du kannst ihn mit jeder Karte errichten, und sein Feld wird nicht noch einmal erkundet. Zwei Türme in einem Zug werden nacheinander gewertet. Ein Turm ist kein Glied einer Handelsroute.',
    ],
  },
  spaces: {
    title: 'Münzfelder, Ruinen und Schätze',
    text: [
      'Ein Münzfeld bringt seine Münzen jedes Mal, wenn du es erkundest. Eine Ruine bringt eine Schatzkarte, wenn du sie zum ersten Mal im Spiel erkundest; dein Schatzplättchen markiert sie.',
      'Schätze werden sofort genutzt und kommen unter den Stapel, oder sie bleiben verdeckt liegen und zählen am Spielende.',
      'Eine Ruine darfst du wieder erkunden, sie bringt dann aber nichts mehr. Es gibt acht Arten von Schätzen. Sofort: einen Kundschafter in beliebigem Gelände einsetzen oder 2 Münzen. Am Spielende: Vasen; 1 Münze je Dorf im Grasland, in der Wüste oder im Gebirge; 1 Münze je zwei Dörfer; 1 Münze je Turm.',
      'Eine Vase ist 1 Münze wert, zwei sind 4 wert, drei 9 und vier 16. Jede weitere bringt 4 mehr. Die Hauptstadt zählt nicht als Dorf. Behaltene Schätze bleiben bis zum Ende geheim.',
    ],
  },
  trade: {
    title: 'Städte und Handelsrouten',
    text: [
      'Zwei Städte mit deinen Kundschaftern und ohne Handelsposten, verbunden durch eine ununterbrochene Kette aus deinen Kundschaftern, Dörfern und der Hauptstadt, bilden eine Handelsroute. Sie bringt das Produkt der beiden Werte. Dann wählst du eine der beiden Städte: Sie bekommt einen Handelsposten und kann kein Ende einer weiteren Route mehr sein, aber eine Kette darf weiter durch sie führen.',
      'Werden drei solche Städte auf einmal verbunden, entstehen nacheinander zwei Routen.',
      'Städte mit den Werten 3 und 3 bringen 9 Münzen. Bei mehr als drei solchen Städten geht es weiter, bis nur noch eine Stadt ohne Handelsposten in der Kette ist. Auf eine Handelsroute kannst du nicht verzichten. Am Ende einer Ära verlassen die Kundschafter die Karte; beide Städte musst du also in derselben Ära erreichen.',
    ],
  },
  objectives: {
    title: 'Ziele',
    text: [
      'Wer am Ende eines Zuges ein Ziel zum ersten Mal erfüllt, bekommt Münzen: die höhere Zahl, wenn es in früheren Zügen niemand erfüllt hat, sonst die niedrigere. Die Hauptstadt zählt hier nicht als Dorf.',
      'Jedes Ziel zeigt zwei Belohnungen, 10 und 5. Erfüllen es mehrere im selben Zug als Erste, bekommt jeder von ihnen 10. Jedes Ziel kannst du einmal erfüllen, und es bleibt erfüllt, auch wenn deine Kundschafter die Landkarte verlassen. Geprüft wird am Ende des Zuges, nicht mittendrin, und im letzten Zug einer Ära, bevor die Kundschafter zurückkehren. Erfüllst du ein Ziel, markiert es einer deiner Kundschafter und bleibt dort bis zum Spielende.',
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
      'Werden die Ära-Karten II, III und I/II/III zum ersten Mal aufgedeckt, verdecken Ära-Plättchen Belohnungen der Ziele, von links beginnend. Eine verdeckte Belohnung wird nicht gezahlt. Ein kleines Schild über einer Belohnung zeigt, welche Karte sie verdecken wird.',
      'Du gewinnst, wenn du alle drei Ziele erfüllst und mindestens 90 Münzen (leicht), 120 (mittel) oder 150 (schwer) hast.',
      'Ist bei einem Ziel eine Belohnung verdeckt, bringt es die andere; sind beide verdeckt, bringt es nichts, gilt aber als erfüllt. Ein Plättchen wird gelegt, sobald seine Karte aufgedeckt ist, also bevor die Ziele geprüft werden.',
      'Ära-Karte I verdeckt nichts. Ära-Karte II verdeckt die linke Belohnung des linken Ziels. Ära-Karte III verdeckt die rechte Belohnung des linken Ziels und die linke des mittleren. Ära-Karte I/II/III verdeckt die rechte Belohnung des mittleren Ziels und die linke des rechten. Die rechte Belohnung des rechten Ziels wird nie verdeckt. Ist nichts verdeckt, bekommst du die höhere.',
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
      'Für ein Dorf neben einer Ruine muss die Ruine nicht erkundet sein.',
    ],
  },
  cnidaria: {
    title: 'Cnidaria',
    text: [
      'Riff-Felsen werden nie erkundet. Kristallfelder darfst du mit jeder Karte erkunden. Beim ersten Mal bringt ein Kristallfeld seinen Wert und die Werte aller Kristalle, die du vorher erkundet hast. Ruinen tragen Zeichen: Dreieck, Kreis oder durchkreuztes Quadrat.',
      'Jedes Kristallfeld bringt nur einmal im Spiel Münzen; du darfst es wieder erkunden, aber ohne Wirkung. Kristalle bleiben auf der Landkarte. Zwei Dörfer neben Kristallfeldern dürfen neben demselben liegen.',
    ],
  },
  editions: {
    title: 'Wie wir das Regelheft lesen',
    text: [
      'Was auf Landkarten und Karten steht, findest du in der Liste des Spielmaterials: Felder und ihre Werte, Ziele, Erforschungskarten und Schätze.',
      'Wo das Regelheft schweigt oder unklar ist, gilt: Es gibt 28 Erforschungskarten. Türme sind weder Ausgangspunkte noch Glieder einer Kette. Geschieht mehreres zugleich, wählst du die Reihenfolge. Ein Kristall bringt die Summe aller bisher erkundeten. Bei jeder Karte darfst du weniger Kundschafter einsetzen. Ruinen an Land gehören zu ihrem Gebiet. Verdoppelt oder verdreifacht werden Münzen nur für Felder, die du mit der Karte selbst erkundest. Ein Feld ohne Gebiet zählt zu einem, an das es grenzt.',
    ],
  },
};
