import type { RulesOf } from '../../rules.ts';
import type { sections } from '../sections.ts';

export const rules: RulesOf<typeof sections> = {
  goal: {
    title: 'Spielziel',
    text: [
      'Du leitest eine Expedition zur Insel Arnak. In fünf Runden gräbst du, entdeckst Orte, bezwingst Wächter, sammelst Karten und forschst.',
      'Nach Runde V werden die Punkte gezählt. Wer die meisten hat, gewinnt.',
    ],
  },
  setup: {
    title: 'Spielaufbau',
    text: [
      'Wählt die Seite des Spielbretts: Vogeltempel oder Schlangentempel. Links vom Mondstab liegt ein Artefakt, rechts liegen fünf Gegenstände. Orte der Stufe I bekommen ein offenes Totem, Orte der Stufe II ein offenes und ein verdecktes.',
      'Zu zweit und solo ist das zweite Feld jedes Camps blockiert, zu dritt nur das von drei zufälligen Camps, zu viert keines.',
      'Alle beginnen mit zweimal Finanzierung, zweimal Erkundung und zwei Furchtkarten. Je nach Reihenfolge bekommst du 2 Münzen; 1 Münze und 1 Kompass; 2 Münzen und 1 Kompass; oder 1 Münze und 2 Kompasse.',
      'Auf dem Tempel liegen sechs Stapel Tempelplättchen, jeder mit so vielen Plättchen, wie Spieler mitspielen (solo: zwei). Jedes Bonusfeld, das für eure Spielerzahl gilt, bekommt ein offenes Bonusplättchen; so viele Plättchen wie Spieler liegen verdeckt am Verschollenen Tempel. Die Gehilfen bilden Stapel, von denen nur die obersten zu sehen sind; Ortsplättchen und Wächter liegen verdeckt.',
    ],
  },
  round: {
    title: 'Die Runde',
    text: [
      'Zu Beginn einer Runde ziehen alle, bis sie fünf Handkarten haben. Ein zu kleines Deck wird nicht neu gemischt.',
      'Dann spielt ihr reihum im Uhrzeigersinn. Wer gepasst hat, wird übersprungen. Haben alle gepasst, endet die Runde.',
    ],
  },
  turn: {
    title: 'Dein Zug',
    text: [
      'In deinem Zug führst du genau eine Hauptaktion aus: an einem Ort graben, einen neuen Ort entdecken, einen Wächter bezwingen, eine Karte kaufen, eine Karte spielen, forschen oder passen. Eine Aktion, die dir ein Effekt gibt, gehört zu dieser Hauptaktion.',
      'Davor, währenddessen und danach darfst du beliebig viele Nebenaktionen ausführen. Ein Zug nur aus Nebenaktionen ist nicht erlaubt.',
      'Am Ende des Zuges wird die Kartenreihe aufgefüllt, und ungenutzte Bewegungssymbole verfallen.',
    ],
  },
  free: {
    title: 'Nebenaktionen',
    text: [
      'Nebenaktionen sind: eine Karte mit dem Zeichen für Nebenaktionen spielen, ein Totem auf ein Totemfeld legen, den Segen eines Wächters nutzen und einen Gehilfen nutzen (außer dem, der eine Karte kauft).',
      'Du darfst sie immer ausführen, wenn du zahlst oder dich entscheidest. Mit ihrem Ertrag kannst du alles zahlen, was noch nicht bezahlt ist.',
      'Manche Schritte laufen von selbst ab. Willst du davor handeln, wähle in deinem Zug „Anhalten“: Jeder Schritt wartet dann, bis du „Weiter“ wählst.',
    ],
  },
  travel: {
    title: 'Bewegung',
    text: [
      'Jedes Bewegungssymbol der Kosten wird von einem deiner Symbole gedeckt. Ein Flugzeug deckt alles, ein Auto deckt Auto und Stiefel, ein Schiff deckt Schiff und Stiefel, ein Stiefel nur Stiefel.',
      'Symbole kommen von ausgegebenen Handkarten, Segen, Gehilfen und Effekten. Für 2 Münzen wirbst du einen Piloten an, der ein Flugzeug gibt.',
      'Überschüssige Symbole bleiben bis zum Ende deines Zuges verfügbar.',
    ],
  },
  dig: {
    title: 'An einem Ort graben',
    text: [
      'Du brauchst einen Archäologen auf deinem Spielertableau und ein freies Feld an einem Camp oder einem entdeckten Ort. Zahle die Bewegungskosten, stelle den Archäologen auf das Feld und nutze den Effekt des Ortes.',
      'Ein Wächter hindert dich nicht daran. An einem Ort, der einen Tausch anbietet, musst du nicht tauschen.',
    ],
  },
  discover: {
    title: 'Einen neuen Ort entdecken',
    text: [
      'Du brauchst einen Archäologen auf deinem Tableau und einen Platz ohne Ortsplättchen. Zahle die Kompasse (3 für Stufe I, 6 für Stufe II) und die Bewegungskosten und stelle den Archäologen dorthin.',
      'Nutze den Effekt des offenen Totems und nimm alle Totems des Ortes. Decke dann das Ortsplättchen auf und nutze seinen Effekt. Zuletzt erwacht dort ein Wächter.',
    ],
  },
  guardian: {
    title: 'Wächter',
    text: [
      'Steht dein Archäologe an einem Ort mit einem Wächter, darfst du den Wächter als Hauptaktion bezwingen: Zahle seine Kosten und nimm das Plättchen. Es ist 5 Punkte wert, und einmal im Spiel darfst du in deinem Zug seinen Segen nutzen.',
      'Kehrt ein Archäologe am Ende der Runde von einem Ort mit Wächter zurück, bekommst du eine Furchtkarte.',
    ],
  },
  idol: {
    title: 'Totems',
    text: [
      'Totems liegen in deinem Lager und sind je 3 Punkte wert. Als Nebenaktion darfst du eines auf das am weitesten links liegende freie Totemfeld legen und einen der fünf Effekte wählen. Es bleibt dort liegen und behält seine 3 Punkte, doch auch leere Totemfelder sind Punkte wert.',
    ],
  },
  row: {
    title: 'Die Kartenreihe',
    text: [
      'Links vom Mondstab liegen Artefakte, rechts Gegenstände; zusammen sind es sechs Plätze. Jede Runde rückt der Stab um einen Platz weiter, so werden es mehr Artefakte und weniger Gegenstände.',
      'Lücken werden am Ende des Zuges gefüllt: Die Karten rücken zum Stab hin auf, und außen kommt eine Karte derselben Art dazu.',
    ],
  },
  buy: {
    title: 'Eine Karte kaufen',
    text: [
      'Ein Gegenstand kostet Münzen und kommt unter dein Deck. Ein Artefakt kostet Kompasse und kommt in deinen Spielbereich; du darfst seinen Effekt sofort nutzen, ohne die Steintafel in seiner Ecke zu zahlen.',
    ],
  },
  play: {
    title: 'Eine Karte spielen',
    text: [
      'Eine Handkarte wird entweder für die Bewegung oder für ihren Effekt genutzt und liegt dann bis zum Ende der Runde in deinem Spielbereich. Effekte mit dem Zeichen für Nebenaktionen sind Nebenaktionen, alle anderen Hauptaktionen.',
      'Ein Artefakt, das du für seinen Effekt aus der Hand spielst, kostet zuerst 1 Steintafel.',
    ],
  },
  exile: {
    title: 'Verbannen',
    text: [
      'Eine Karte zu verbannen heißt, sie aus deiner Hand oder deinem Spielbereich für immer loszuwerden; du musst es nicht tun. Verbannte Karten bringen keine Punkte. Furcht kommt zurück auf ihren Stapel.',
      '„Verbanne diese Karte“ heißt, dass die Karte selbst verbannt wird, wenn du ihren Effekt nutzt.',
    ],
  },
  research: {
    title: 'Forschen',
    text: [
      'Bewege deine Lupe oder dein Notizbuch über eine Brücke eine Reihe nach oben und zahle die Kosten der Brücke. Das Notizbuch darf nie über der Lupe liegen.',
      'Nimm das Bonusplättchen des Feldes, falls dort eines liegt, und den Effekt der Reihe für diesen Marker, in beliebiger Reihenfolge.',
    ],
  },
  temple: {
    title: 'Verschollener Tempel und Tempelplättchen',
    text: [
      'Nur die Lupe erreicht den Verschollenen Tempel. Wer früher kommt, bekommt mehr Punkte und wählt eines der Bonusplättchen dort.',
      'Danach kannst du mit einer Forschungsaktion der Lupe ein Tempelplättchen zu 2, 6 oder 11 Punkten nehmen. Es kostet die Summe der Grundkosten darunter.',
    ],
  },
  assistant: {
    title: 'Gehilfen',
    text: [
      'Ein rekrutierter Gehilfe liegt mit der silbernen Seite nach oben bereit auf deinem Tableau. Nach dem Einsatz ist er erschöpft, bis die Runde endet oder er aufgefrischt wird.',
      'Aufwerten dreht einen silbernen Gehilfen auf seine stärkere goldene Seite und frischt ihn auf.',
    ],
  },
  pass: {
    title: 'Passen',
    text: [
      'Passen ist eine Hauptaktion; du bist in dieser Runde nicht mehr am Zug. Manche Effekte lassen dich passen, um etwas zu erhalten.',
    ],
  },
  roundEnd: {
    title: 'Ende der Runde',
    text: [
      'Nimm deine Archäologen zurück; für jeden, der von einem Ort mit Wächter zurückkehrt, bekommst du eine Furchtkarte. Lege die Handkarten, die du nicht behältst, in deinen Spielbereich. Mische deinen Spielbereich und lege ihn unter dein Deck. Frische alle Gehilfen auf.',
      'Das Artefakt und der Gegenstand neben dem Mondstab werden verbannt, der Stab rückt weiter, die Reihe wird aufgefüllt, und der Startspielermarker wandert nach links.',
      'Nach Runde V kehren nur die Archäologen zurück und bringen ihre Furcht mit.',
    ],
  },
  scoring: {
    title: 'Schlusswertung',
    text: [
      'Du wertest die Reihen deiner beiden Forschungsmarker, deine Tempelplättchen, 3 Punkte je Totem und die Punkte leerer Totemfelder, 5 je Wächter und die Punkte aller deiner Karten. Jede Furchtkarte kostet 1 Punkt, jedes Furchtplättchen 2.',
      'Bei Gleichstand gewinnt, wer zuerst im Verschollenen Tempel war; war niemand dort, wer mehr Punkte aus der Forschung hat.',
    ],
  },
  snake: {
    title: 'Schlangentempel',
    text: [
      'Diese Seite hat andere Bewegungskosten und eine andere Forschungsleiste. Eine Brücke kostet ein Totem aus deinem Lager, das aus dem Spiel entfernt wird.',
      'In der Reihe dahinter rettet die Lupe einen Gehilfen: Sieh dir die wartenden an und nimm einen; er kommt erschöpft an. In der letzten Reihe vor dem Tempel liegen mehrere Bonusplättchen auf einem Feld; nimm eines davon.',
    ],
  },
  solo: {
    title: 'Solo gegen den Gegner',
    text: [
      'Der Gegner beginnt jede Runde. Er deckt zehn Plättchen auf, eines je Zug, und tut, was sie zeigen; er zahlt nichts und nimmt keine Furcht. Was nicht geht, entfällt. Bleiben mehrere Möglichkeiten, zeigt der Pfeil des nächsten Plättchens auf die linke oder die rechte.',
      'Je mehr seiner Plättchen rot sind, desto schwerer wird es. Du gewinnst mit mehr Punkten als der Gegner.',
      'Baue auf wie zu zweit; du bist nach dem Gegner am Zug. Der Gegner hat sechs Archäologen und eine Lupe. Seine Plättchen lassen ihn an einem Ort graben, der die abgebildete Ressource bietet, einen Ort entdecken, ohne ihn zu nutzen, einen Wächter bezwingen, bei dem er steht (sonst forscht er), den Gegenstand oder das Artefakt mit den wenigsten (grünes Plättchen) oder den meisten Punkten (rotes Plättchen) nehmen oder forschen, wobei er auch einen Gehilfen aus dem Vorrat entfernt. In Runde V bewirken manche grünen Plättchen nichts.',
      'Der Gegner wertet seine Lupe, seine Tempelplättchen, 5 Punkte je Wächter, die Punkte seiner Karten, 3 je offenes und 2 je verdecktes Totem. Furcht und leere Totemfelder zählen für ihn nicht.',
    ],
  },
};
