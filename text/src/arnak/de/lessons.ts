import type { LessonsOf } from '../../lessons.ts';
import type { lessons as english } from '../en/lessons.ts';

export const lessons: LessonsOf<typeof english> = {
  welcome: {
    title: 'Willkommen auf Arnak',
    text: 'Deine Expedition landet auf einer unbekannten Insel. In fünf Runden gräbst du, entdeckst, forschst und sammelst Karten; dann werden die Punkte gezählt. Diese erste Partie zeigt zwei Runden und dauert etwa zehn Minuten. Juno spielt mit.',
  },
  signs: {
    title: 'Zeig auf irgendetwas',
    text: 'Lass den Zeiger auf einem Zeichen ruhen, halte es mit dem Finger gedrückt oder geh mit der Tastatur dorthin, dann liest du, was es bedeutet. Eine Liste aller Zeichen mit Suche steht in der Hilfe; auch die Taste K öffnet sie.',
  },
  turn: {
    title: 'Eine Hauptaktion',
    text: 'In deinem Zug führst du eine Hauptaktion aus: graben, entdecken, einen Wächter bezwingen, eine Karte kaufen, eine Karte spielen, forschen oder passen. Dazu kommen Nebenaktionen, so viele du willst.',
  },
  hand: {
    title: 'Deine Hand',
    text: 'In jeder Runde ziehst du auf fünf Karten nach. Jede nutzt du einmal: für das Bewegungssymbol in der Ecke oder für ihren Effekt, nie für beides.',
  },
  dig: {
    title: 'Graben',
    text: 'Du hast zwei Archäologen. Schickst du einen in ein Camp, bekommst du, was es dort gibt: hier zwei Kompasse. Was du gerade nutzen kannst, hat einen hellen Rand.',
    ask: 'Drücke auf „{site camp-compasses}“.',
  },
  pay: {
    title: 'Der Weg dorthin',
    text: 'Der Weg kostet einen Stiefel. Zu mehr taugt eine Furchtkarte nicht, also passt sie hier genau. Auch ein Auto oder ein Schiff gilt als Stiefel, ein Flugzeug als alles.',
    ask: '„{card fear}“ ist schon gewählt. Drücke auf „{key arnakTable.payDig}“.',
  },
  end: {
    title: 'Den Zug beenden',
    text: 'Das war deine Hauptaktion. Nebenaktionen wären noch möglich; danach ist Juno an der Reihe.',
    ask: 'Drücke auf „{key table.endTurn}“.',
  },
  again: {
    title: 'Noch einmal',
    text: 'Dein zweiter Archäologe holt eine Pfeilspitze. Pfeilspitzen brauchst du zum Forschen und gegen Wächter.',
    ask: 'Grabe im „{site camp-arrowhead}“, zahle mit „{card fear}“ und beende den Zug.',
  },
  item: {
    title: 'Einen Gegenstand kaufen',
    text: 'Beide Archäologen sind unterwegs, doch deine Runde geht weiter. Rechts vom Mondstab liegen Gegenstände, die Münzen kosten. Was du kaufst, kommt unter dein Deck: In der nächsten Runde ziehst du es.',
    ask: 'Kaufe „{card airdrop}“ und beende den Zug.',
  },
  play: {
    title: 'Eine Karte für ihren Effekt spielen',
    text: 'Ein Effekt mit einem Blitz ist eine Nebenaktion. „{card exploration-ship}“ bringt einen Kompass.',
    ask: 'Spiele die markierte Karte.',
  },
  artifact: {
    title: 'Ein Artefakt kaufen',
    text: 'Links vom Stab liegen Artefakte, die Kompasse kosten. Beim Kauf darfst du ein Artefakt sofort nutzen; später, aus der Hand, kostet das eine Steintafel.',
    ask: 'Kaufe „{card sundial}“ und nutze sie.',
  },
  sundial: {
    title: 'Passen und profitieren',
    text: 'In dieser Runde bleibt nicht viel zu tun. Mit der zweiten Möglichkeit passt du und bekommst dafür ein Juwel. Juwelen sind selten.',
    ask: 'Wähle das Juwel und beende den Zug.',
  },
  keep: {
    title: 'Die Runde endet',
    text: 'Alle haben gepasst, und deine Archäologen sind zurück. Du kannst Handkarten für die nächste Runde behalten. Deine beiden kannst du gut gebrauchen.',
    ask: 'Drücke auf „{key arnakTable.keep}“.',
  },
  staff: {
    title: 'Runde II',
    text: 'Was du genutzt hast, wurde gemischt und unter dein Deck gelegt; du hast wieder fünf Karten, darunter „{card airdrop}“. Der Stab ist weitergerückt: ein Artefakt mehr, ein Gegenstand weniger.',
  },
  glass: {
    title: 'Forschen',
    text: 'Hier steigt deine Expedition zum Verschollenen Tempel hinauf. Die Lupe geht voran. Jede Brücke hat ihren Preis, jede Reihe ihren Effekt: Diese bringt eine Münze.',
    ask: 'Drücke auf das markierte Feld und beende den Zug.',
  },
  notebook: {
    title: 'Das Notizbuch',
    text: 'Das Notizbuch folgt und darf nicht über der Lupe liegen. Es bringt weniger Punkte, verschafft dir aber in den ersten Reihen Gehilfen.',
    ask: 'Bewege das Notizbuch auf das markierte Feld.',
  },
  assistant: {
    title: 'Ein Gehilfe',
    text: 'Von drei Gehilfen wählst du einen. Du darfst ihn einmal je Runde nutzen. Der Händler macht aus einer Münze eine Pfeilspitze.',
    ask: 'Rekrutiere „{assistant assistant-coin-trade}“ und beende den Zug.',
  },
  compasses: {
    title: 'Eine Entdeckung vorbereiten',
    text: 'Einen Ort zu entdecken kostet drei Kompasse und den Weg dorthin. Gerade hast du keinen, also zurück ins Camp.',
    ask: 'Grabe im „{site camp-compasses}“, zahle mit „{card fear}“ und beende den Zug.',
  },
  third: {
    title: 'Der dritte Kompass',
    text: 'Juno hat gepasst; alle weiteren Züge dieser Runde gehören dir. Ein Kompass fehlt noch, und du hast ihn auf der Hand.',
    ask: 'Spiele die markierte Karte.',
  },
  discover: {
    title: 'Einen Ort entdecken',
    text: 'Noch weiß niemand, was hier ist. Zuerst nimmst du das Totem und seinen Effekt, dann wird der Ort aufgedeckt und genutzt, und zuletzt erwacht ein Wächter.',
    ask: 'Drücke auf den markierten Platz und zahle mit „{card funding-car}“.',
  },
  cave: {
    title: 'Die Höhle',
    text: 'Das Totem brachte einen Kompass, die Höhle eine Steintafel, ein Juwel und leider auch eine Furchtkarte. Und nun sitzt hier ein Skorpion. Ist er noch da, wenn dein Archäologe am Ende der Runde zurückkehrt, bekommst du noch mehr Furcht.',
    ask: 'Beende den Zug; als Nächstes ist der Wächter dran.',
  },
  idol: {
    title: 'Ein Totem auf ein Totemfeld',
    text: 'Jedes Totem ist 3 Punkte wert. Als Nebenaktion darfst du eines auf ein Totemfeld legen und einen von fünf Effekten wählen. Doch auch leere Totemfelder sind Punkte wert; überlege es dir also gut.',
    ask: 'Wähle die Pfeilspitze: Sie fehlt dir.',
  },
  overcome: {
    title: 'Einen Wächter bezwingen',
    text: 'Der Skorpion verlangt eine Steintafel, eine Pfeilspitze und einen Stiefel. Dafür bekommst du 5 Punkte und seinen Segen, und Furcht bringt dir dieser Ort keine.',
    ask: 'Drücke auf den Skorpion, zahle und beende den Zug.',
  },
  trader: {
    title: 'Dein Gehilfe hilft',
    text: 'Auch einen Gehilfen zu nutzen ist eine Nebenaktion. Mach aus deiner letzten Münze eine Pfeilspitze; gleich siehst du, wozu.',
    ask: 'Drücke auf „{assistant assistant-coin-trade}“ und zahle.',
  },
  second: {
    title: 'Die nächste Reihe',
    text: 'Mit dem Juwel bezahlst du diese Brücke. Auf dem Feld liegt ein Bonusplättchen, und wer zuerst ankommt, nimmt es.',
    ask: 'Bewege die Lupe auf das markierte Feld.',
  },
  bonus: {
    title: 'Das Bonusplättchen',
    text: 'Mit diesem wertest du eine Steintafel zu einer Pfeilspitze auf oder eine Pfeilspitze zu einem Juwel. Dazu kommt der Effekt der Reihe, ein Kompass.',
    ask: 'Nimm den Bonus, werte die Pfeilspitze auf und beende den Zug.',
  },
  boon: {
    title: 'Der Segen',
    text: 'Jeder Wächter, den du bezwungen hast, hilft dir einmal im Spiel. Der Skorpion verbannt eine Karte. Furcht verstopft die Hand und kostet am Ende einen Punkt, also weg damit!',
    ask: 'Drücke auf deinen Skorpion, dann auf „{card fear}“ bei den genutzten Karten.',
  },
  pass: {
    title: 'Passen',
    text: 'Mehr lohnt sich nicht. Wenn du passt, wirst du gefragt, ob du dir sicher bist.',
    ask: 'Drücke auf „{key arnakTable.pass}“ und beende den Zug.',
  },
  keepBest: {
    title: 'Das Beste aufheben',
    text: '„{card airdrop}“ wurde nicht gebraucht. Du behältst die Karte für die nächste Runde und ziehst dann nur vier nach.',
    ask: 'Drücke auf „{key arnakTable.keep}“.',
  },
  points: {
    title: 'Was die Forschung zählt',
    text: 'Nach Runde V bringen beide Marker die Punkte ihrer Reihe, die Lupe mehr als das Notizbuch. Je früher du in den Verschollenen Tempel kommst, desto mehr Punkte gibt es, und danach kannst du Tempelplättchen nehmen.',
  },
  rest: {
    title: 'Was sonst noch zählt',
    text: '3 Punkte je Totem und was auf leeren Totemfeldern steht, 5 je Wächter und die Punkte aller deiner Karten. Jede Furchtkarte kostet 1 Punkt. Übrige Ressourcen zählen nichts.',
  },
  farewell: {
    title: 'Die Insel gehört dir',
    text: 'Gut gemacht! Du hast jede Art von Aktion ausgeführt. Spiel jetzt eine ganze Partie. Tipps und Regeln sind jederzeit zur Hand.',
  },
};
