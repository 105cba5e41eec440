import type { RulesOf } from '../../rules.ts';
import type { sections } from '../sections.ts';

export const rules: RulesOf<typeof sections> = {
  goal: {
    title: 'Spielziel',
    text: [
      'Du leitest eine Expedition zur Insel Arnak. In fünf Runden gräbst du, entdeckst Orte, bezwingst Wächter, sammelst Karten und forschst.',
      'Nach Runde V werden die Punkte gezählt. Wer die meisten hat, gewinnt. Was jede Karte, jeder Ort, jeder Wächter und jedes Forschungsfeld kostet und bringt, findest du in der Liste des Spielmaterials.',
      'Arnak ist für eine bis vier Personen; allein spielst du gegen einen Gegner. Es gibt fünf Ressourcen. Für Münzen kaufst du Gegenstände. Für Kompasse kaufst du Artefakte und entdeckst Orte. Steintafeln brauchst du für Artefakte aus der Hand und für die Forschung, Pfeilspitzen vor allem für Wächter und Forschung. Juwelen sind selten und vor allem für die Forschung da. Der Vorrat geht nie aus, und was du nicht ausgibst, behältst du über die Runden.',
      'Nichts, was du tust, betrifft Karten, Figuren oder Ressourcen anderer. Kosten zahlst du vollständig, bevor du etwas dafür bekommst. Widerspricht eine Karte den Regeln, gilt die Karte. Was aus dem Spiel entfernt wird, kommt nie zurück, und ein blockiertes Feld wird behandelt, als wäre es nicht da.',
    ],
  },
  icons: {
    title: 'Symbole und Effekte',
    text: [
      'Einen Effekt liest du von links nach rechts. Ressourcen ohne Pfeil bekommst du einfach. Was du nicht ausführen kannst, entfällt. Auf einer Karte stehen oben links ihre Bewegungssymbole, oben rechts ihr Preis, darunter ihre Punkte und unten ihr Effekt.',
      'Ein Pfeil ist ein Tausch: Zahle, was davor steht, und erhalte, was dahinter steht, einmal. Du musst nicht. Ein Schrägstrich heißt „oder“: Wähle eine Seite. Werden mehrere Tausche angeboten, machst du einen davon.',
      'Eine Karte vor einem Pfeil ist ein Preis: Lege eine Handkarte in deinen Spielbereich, ohne Bewegung und ohne Effekt. Eine Karte kann sich nicht selbst bezahlen. Steht die Karte allein, darfst du eine ziehen; ist dein Deck leer, bekommst du nichts. Die Flamme lässt dich eine Karte verbannen. Ist beides abgebildet, darfst du eines, beides oder nichts davon tun. „Ziehen, dann ablegen“ ist anders: Ziehen darfst du, ablegen musst du, wenn du eine Handkarte hast.',
      'Der runde Pfeil frischt einen deiner Gehilfen auf. Der Blitz steht für eine Nebenaktion. Die Steintafel in der Ecke eines Artefakts ist der Preis, wenn du es aus der Hand spielst. Ist neben einem Ertrag Furcht abgebildet, nimmst du beides: Die Furchtkarte kommt offen in deinen Spielbereich. Eine Ressource aufwerten heißt: 1 Steintafel wird zu 1 Pfeilspitze, oder 1 Pfeilspitze zu 1 Juwel.',
    ],
  },
  setup: {
    title: 'Spielaufbau',
    text: [
      'Wählt die Seite des Spielbretts: Vogeltempel oder Schlangentempel. Links vom Mondstab liegt ein Artefakt, rechts liegen fünf Gegenstände. Orte der Stufe I bekommen ein offenes Totem, Orte der Stufe II ein offenes und ein verdecktes. Es gibt acht Orte der Stufe I in zwei Reihen und darüber vier der Stufe II.',
      'Zu zweit und solo ist das zweite Feld jedes Camps blockiert, zu dritt nur das von drei zufälligen Camps, zu viert keines.',
      'Alle beginnen mit zweimal Finanzierung, zweimal Erkundung und zwei Furchtkarten. Je nach Reihenfolge bekommst du 2 Münzen; 1 Münze und 1 Kompass; 2 Münzen und 1 Kompass; oder 1 Münze und 2 Kompasse. Eine Finanzierung und eine Erkundung zeigen als Bewegungssymbol ein Auto, die anderen ein Schiff.',
      'Auf dem Tempel liegen sechs Stapel Tempelplättchen, jeder mit so vielen Plättchen, wie Spieler mitspielen (solo: zwei). Jedes Bonusfeld, das für eure Spielerzahl gilt, bekommt ein offenes Bonusplättchen; so viele Plättchen wie Spieler liegen verdeckt am Verschollenen Tempel. Die Gehilfen bilden Stapel, von denen nur die obersten zu sehen sind; Ortsplättchen und Wächter liegen verdeckt.',
      'Zum Spiel gehören 40 Gegenstände und 35 Artefakte in eigenen Stapeln, 19 Furchtkarten, 10 Ortsplättchen der Stufe I und 6 der Stufe II, 15 Wächter, 12 Gehilfen, 16 Totems, 24 Tempelplättchen (vier zu 11 Punkten, acht zu 6, zwölf zu 2) und 18 Bonusplättchen. Alle haben ein Tableau, zwei Archäologen, eine Lupe und ein Notizbuch.',
      'Es gibt drei Gehilfenstapel. Auf der Vogeltempelseite hat jeder vier Plättchen. Auf der Schlangentempelseite wartet zuerst je Person ein Gehilfe (solo: zwei) auf dem Feld der Überlebenden; dann bekommen zwei Stapel je drei und der dritte den Rest. Manche Bonusfelder gelten nur zu dritt und zu viert, manche nur zu viert.',
      'Wer beginnt, wird ausgelost, wenn ihr es beim Eröffnen des Tisches nicht festlegt. Beide Forschungsmarker beginnen unter der Leiste. Die erste Hand ziehst du zu Beginn von Runde I. Wie du die Dinge auf deinem Tableau anordnest, ist egal, außer bei Totems auf Totemfeldern und Gehilfen auf ihren Feldern.',
    ],
  },
  round: {
    title: 'Die Runde',
    text: [
      'Zu Beginn einer Runde ziehen alle, bis sie fünf Handkarten haben. Reicht dein Deck nicht, wird nicht neu gemischt.',
      'Dann spielt ihr reihum im Uhrzeigersinn. Wer gepasst hat, wird übersprungen. Haben alle gepasst, endet die Runde.',
      'Karten, die du aus der letzten Runde behalten hast, zählen zu den fünf. Hast du schon fünf oder mehr, ziehst du keine. Sonst gibt es kein Handlimit. Eine Runde läuft also so ab: Alle ziehen, ihr spielt reihum, bis alle gepasst haben, und die nächste Runde wird vorbereitet.',
    ],
  },
  turn: {
    title: 'Dein Zug',
    text: [
      'In deinem Zug führst du genau eine Hauptaktion aus: an einem Ort graben, einen neuen Ort entdecken, einen Wächter bezwingen, eine Karte kaufen, eine Karte spielen, forschen oder passen. Eine Aktion, die dir ein Effekt gibt, gehört zu dieser Hauptaktion.',
      'Davor, währenddessen und danach darfst du beliebig viele Nebenaktionen ausführen. Ein Zug nur aus Nebenaktionen ist nicht erlaubt.',
      'Am Ende des Zuges wird die Kartenreihe aufgefüllt, und ungenutzte Bewegungssymbole verfallen.',
      'Du kannst nur in deinem eigenen Zug handeln. Nach deiner Hauptaktion endet er, wenn du ihn beendest; bis dahin sind noch Nebenaktionen möglich. Deine eigenen Schritte kannst du rückgängig machen, bis etwas Verdecktes aufgedeckt wird.',
    ],
  },
  free: {
    title: 'Nebenaktionen',
    text: [
      'Nebenaktionen sind: eine Karte mit dem Zeichen für Nebenaktionen spielen, ein Totem auf ein Totemfeld legen, den Segen eines Wächters nutzen und einen Gehilfen nutzen (außer dem, der eine Karte kauft).',
      'Du darfst sie immer ausführen, wenn du zahlst oder dich entscheidest. Mit ihrem Ertrag kannst du alles zahlen, was noch nicht bezahlt ist.',
      'Manche Schritte laufen von selbst ab. Willst du davor handeln, wähle in deinem Zug „Schritt für Schritt“: Jeder Schritt wartet dann, bis du „Weiter“ wählst.',
      'Auch einen Piloten anzuwerben ist keine Hauptaktion. Zwischen dem Bezahlen und dem Einsetzen einer Figur kann nichts anderes geschehen. Jede Nebenaktion hat ihre eigene Grenze: Eine Karte spielst du einmal, ein Segen wirkt einmal im Spiel, jedes Totemfeld nimmt ein Totem auf, und ein Gehilfe hilft einmal, bis er aufgefrischt wird.',
    ],
  },
  travel: {
    title: 'Bewegung',
    text: [
      'Jedes Bewegungssymbol der Kosten wird von einem deiner Symbole gedeckt. Ein Flugzeug deckt alles, ein Auto deckt Auto und Stiefel, ein Schiff deckt Schiff und Stiefel, ein Stiefel nur Stiefel.',
      'Symbole kommen von ausgegebenen Handkarten, Segen, Gehilfen und Effekten. Für 2 Münzen wirbst du einen Piloten an, der ein Flugzeug gibt.',
      'Überschüssige Symbole bleiben bis zum Ende deines Zuges verfügbar.',
      'Auto und Schiff ersetzen einander nie. Zwei Symbole der Kosten dürfen aus zwei Quellen kommen oder von einer Karte mit zwei Symbolen. Brauchst du nur eines davon, kann das andere im selben Zug etwas anderes bezahlen, etwa einen Gehilfen. Eine Karte, die du für ihren Effekt spielst, gibt nicht auch noch ihre Bewegungssymbole. Du kannst so viele Piloten anwerben, wie du bezahlen kannst, für alle Kosten in Bewegungssymbolen.',
    ],
  },
  dig: {
    title: 'An einem Ort graben',
    text: [
      'Du brauchst einen Archäologen auf deinem Spielertableau und ein freies Feld in einem Camp oder an einem entdeckten Ort. Zahle die Bewegungskosten, stelle den Archäologen auf das Feld und nutze den Effekt des Ortes.',
      'Ein Wächter hindert dich nicht daran. An einem Ort, der einen Tausch anbietet, musst du nicht tauschen.',
      'Die fünf Camps an der Küste sind von Anfang an offen. Ein Camp hat zwei Felder mit demselben Effekt; das zweite kostet mehr. Die Camps bringen 2 Münzen, 2 Kompasse, 2 Steintafeln, 1 Pfeilspitze oder 1 Juwel für eine Handkarte. Das erste Feld kostet 1 Stiefel, das zweite 2. Deine beiden Archäologen dürfen im selben Camp stehen, in verschiedenen Zügen. Sind alle Felder besetzt, kann in dieser Runde niemand mehr dorthin. Kannst du die Bewegung nicht vollständig zahlen, kannst du nicht hin.',
      'Du hast zwei Archäologen, besuchst also meist zwei Orte je Runde. An einem schon entdeckten Ort zu graben kostet keine Kompasse.',
    ],
  },
  discover: {
    title: 'Einen neuen Ort entdecken',
    text: [
      'Du brauchst einen Archäologen auf deinem Tableau und einen Platz ohne Ortsplättchen. Zahle die Kompasse (3 für Stufe I, 6 für Stufe II) und die Bewegungskosten und stelle den Archäologen dorthin.',
      'Nutze den Effekt des offenen Totems und nimm alle Totems des Ortes. Decke dann das Ortsplättchen auf und nutze seinen Effekt. Zuletzt erwacht dort ein Wächter.',
      'Auf Stufe II liegen zwei Totems. Nur das offene hat einen Effekt; das andere bringt erst einmal nichts. Alle liegen danach verdeckt in deinem Lager, und du darfst sofort eines auf ein Totemfeld legen. Das offene Totem bringt 1 Münze, 1 Kompass oder 1 Steintafel, oder du darfst eine Karte verbannen, einen Gehilfen auffrischen oder eine Ressource aufwerten; das Bild zeigt, was davon.',
      'Ein neuer Ort hat ein Feld, und dort stehst du. Andere können dort graben, sobald du weg bist. Der Ort bleibt bis zum Spielende. Der Wächter tut noch nichts. Für jeden Platz sind genug Plättchen da.',
    ],
  },
  guardian: {
    title: 'Wächter',
    text: [
      'Steht dein Archäologe an einem Ort mit einem Wächter, darfst du den Wächter als Hauptaktion bezwingen: Zahle seine Kosten und nimm das Plättchen. Zu den Kosten können Ressourcen, Handkarten und Bewegungssymbole gehören, die du wie eine Bewegung bezahlst. Es ist 5 Punkte wert, und einmal im Spiel darfst du in deinem Zug seinen Segen nutzen.',
      'Kehrt ein Archäologe am Ende der Runde von einem Ort mit Wächter zurück, bekommst du eine Furchtkarte.',
      'Jede Entdeckung weckt einen Wächter. Er blockiert nichts, und du musst ihn nie bezwingen. Solange er aber da ist, bringt jeder Archäologe, der am Ende der Runde von dort zurückkehrt, eine Furchtkarte mit, egal wer den Wächter geweckt hat. Keine Furcht gibt es, wenn der Archäologe den Ort schon vorher durch einen Effekt verlässt oder der Wächter bis dahin bezwungen oder versetzt ist.',
      'Auch wenn ein Effekt einen Wächter ohne dessen Kosten bezwingt, muss dein Archäologe dort stehen, sofern die Karte nichts anderes sagt. Ein Segen mit Bewegungssymbolen bezahlt die Bewegung wie eine Karte; die anderen sind Nebenaktionen. Einen Segen darfst du schon in dem Zug nutzen, in dem du ihn gewinnst. Dann drehst du das Plättchen um; seine Punkte behält es.',
    ],
  },
  idol: {
    title: 'Totems',
    text: [
      'Totems liegen im Lager auf deinem Spielertableau und sind je 3 Punkte wert. Als Nebenaktion darfst du eines auf das am weitesten links liegende freie Totemfeld legen und einen der fünf Effekte wählen. Es bleibt dort liegen und behält seine 3 Punkte, doch auch leere Totemfelder sind Punkte wert.',
      'Das sind die fünf Effekte: 1 Münze für 1 Juwel zahlen; 1 Pfeilspitze; 2 Steintafeln; 1 Münze und 1 Kompass; eine Karte ziehen. Denselben darfst du bei einem späteren Totemfeld noch einmal wählen.',
      'Du hast vier Totemfelder. Solange sie leer sind, sind sie von links nach rechts 1, 2, 3 und 4 Punkte wert. Sind alle belegt, bleiben weitere Totems im Lager und bringen ihre 3 Punkte.',
    ],
  },
  row: {
    title: 'Die Kartenreihe',
    text: [
      'Links vom Mondstab liegen Artefakte, rechts Gegenstände; zusammen sind es sechs Plätze. Jede Runde rückt der Stab um einen Platz weiter, so werden es mehr Artefakte und weniger Gegenstände.',
      'Lücken werden am Ende des Zuges gefüllt: Die Karten rücken zum Stab hin auf, und außen kommt eine Karte derselben Art dazu.',
      'In Runde I liegen dort 1 Artefakt und 5 Gegenstände, in Runde V 5 Artefakte und 1 Gegenstand. Kaufen kannst du nur, was in der Reihe liegt, und neue Karten kommen erst, wenn dein Zug vorbei ist. Ist der Stapel einer Art leer, bleiben die Lücken, und die Karten dieser Art rücken nicht mehr auf.',
    ],
  },
  buy: {
    title: 'Eine Karte kaufen',
    text: [
      'Ein Gegenstand kostet Münzen und kommt unter dein Deck. Ein Artefakt kostet Kompasse und kommt in deinen Spielbereich; du darfst seinen Effekt sofort nutzen, ohne die Steintafel in seiner Ecke zu zahlen.',
      'Je Aktion kaufst du eine Karte. Mit Münzen kaufst du nie Artefakte, mit Kompassen nie Gegenstände. Den Effekt eines neuen Artefakts musst du nicht nutzen. Tust du es, gehört er zum Kauf, auch wenn er eine ganze Aktion ist, und Kosten innerhalb des Effekts musst du zahlen.',
      'Einen Gegenstand kannst du nutzen, sobald du ihn gezogen hast. Am Ende der Runde liegt er über den Karten, die du mischst, darum hast du ihn oft schon in der nächsten Runde.',
    ],
  },
  play: {
    title: 'Eine Karte spielen',
    text: [
      'Eine Handkarte wird entweder für die Bewegung oder für ihren Effekt genutzt und liegt dann bis zum Ende der Runde in deinem Spielbereich. Effekte mit dem Zeichen für Nebenaktionen sind Nebenaktionen, alle anderen Hauptaktionen.',
      'Ein Artefakt, das du für seinen Effekt aus der Hand spielst, kostet zuerst 1 Steintafel.',
      'Finanzierung bringt 1 Münze und Erkundung 1 Kompass, beides als Nebenaktion. Eine Furchtkarte hat keinen Effekt, nur einen Stiefel. Artefakte sind immer Hauptaktionen, Gegenstände das eine oder das andere. Steht auf einer Karte „oder“, wählst du eines. Ohne Steintafel kannst du den Effekt eines Artefakts nicht nutzen, es aber für die Bewegung ausgeben; das kostet keine Steintafel.',
      'Dein Spielbereich ist ein offener Ablagestapel. Seine Karten kommen erst am Ende der Runde ins Deck zurück, und vorher wird dein Deck nicht gemischt. Ist es leer, ziehst du nichts. Eine Karte, die du ablegst oder als Preis zahlst, gibt weder Bewegung noch Effekt.',
    ],
  },
  keywords: {
    title: 'Begriffe auf den Karten',
    text: [
      'Einen Ort aktivieren: Nutze seinen Effekt, ohne jemanden hinzuschicken und ohne Bewegung. Es ist egal, wer dort steht. Unentdeckte Orte kannst du nicht aktivieren. Zwei Karten aktivieren das oberste Ortsplättchen eines Stapels: Zeige es, nutze seinen Effekt und lege es unter den Stapel.',
      'Rabatt: Du zahlst so viel weniger, aber nie weniger als nichts, und der Rest gilt nicht für anderes. Ein Bewegungsrabatt wirkt wie Bewegungssymbole; ein Stiefel hilft also nur, wo ein Stiefel zu zahlen ist.',
      'Du bist an einem Ort, wenn mindestens einer deiner Archäologen dort steht. Komplett frei ist ein Ort, wenn auf keinem seiner Felder ein Archäologe steht. Wächter zählen nicht.',
      'Versetzen: Stelle einen deiner Archäologen von einem Ort auf ein freies Feld eines anderen entdeckten Ortes, ohne Bewegung zu zahlen. Vom Tableau geht das nicht, und entdecken kannst du so nichts. Den Effekt des neuen Ortes nutzt du nur, wenn die Karte es sagt. Archäologen anderer werden nie bewegt.',
      'Eine Karte erhalten: wie kaufen, ohne zu zahlen. Ein Archäologe in einem Effekt lässt dich sofort mit einem von deinem Tableau graben oder entdecken, zu den üblichen Kosten. Solche Aktionen gehören zum Effekt, und du darfst auf sie verzichten. „Passen, um zu erhalten“ heißt: Du passt, indem du es nutzt; ohne zu passen, erhältst du nichts.',
    ],
  },
  exile: {
    title: 'Verbannen',
    text: [
      'Eine Karte zu verbannen heißt, sie aus deiner Hand oder deinem Spielbereich für immer loszuwerden; du musst es nicht tun. Verbannte Karten bringen keine Punkte. Furcht kommt zurück auf ihren Stapel.',
      '„Verbanne diese Karte“ heißt, dass die Karte selbst verbannt wird, wenn du ihren Effekt nutzt.',
      'Du kannst auch eine Karte verbannen, die du gerade genutzt hast. Musst du eine Furchtkarte nehmen und es ist keine mehr da, nimmst du ein Furchtplättchen. Es liegt in deinem Spielbereich, kostet dich 2 Punkte und hat kein Bewegungssymbol. Du kannst es verbannen, wenn du eine Karte aus deinem Spielbereich verbannen könntest. Sobald wieder Furchtkarten da sind, nimmst du wieder Karten.',
    ],
  },
  research: {
    title: 'Forschen',
    text: [
      'Bewege deine Lupe oder dein Notizbuch über eine Brücke eine Reihe nach oben und zahle die Kosten der Brücke; sie stehen auf dem Feld, zu dem die Brücke führt. Das Notizbuch darf nie über der Lupe liegen. Beide Marker nutzen dieselben Brücken und zahlen dasselbe. Von einem Feld führen nur seine eigenen Brücken weiter, also denke voraus. Unter dem Verschollenen Tempel liegen sieben Reihen; das Notizbuch kommt nur bis Reihe 7.',
      'Nimm das Bonusplättchen des Feldes, falls dort eines liegt, und den Effekt der Reihe für diesen Marker, in beliebiger Reihenfolge. Ein Bonusplättchen bringt einmal, was es zeigt, und kommt aus dem Spiel. Jede Reihe zeigt einen Effekt für die Lupe und einen für das Notizbuch.',
      'Auf einem Feld dürfen beliebig viele Marker stehen, aber nur der erste dort bekommt das Bonusplättchen. Marker gehen nie zurück oder zur Seite. Was ein Schritt bringt, kann ihn nicht bezahlen. Ein Rabatt auf die Forschung gilt auch für Tempelplättchen.',
      'Punkte gibt es erst am Ende, für die erreichten Reihen. Für jeden Marker zählt nur seine höchste Reihe, nicht die darunter, und der Verschollene Tempel zählt anstelle von Reihe 7. Auf der Vogeltempelseite sind die Reihen für die Lupe 1, 2, 4, 6, 9, 12 und 16 Punkte wert, für das Notizbuch 0, 1, 2, 4, 6, 8 und 10. Auf der Schlangentempelseite sind es 1, 2, 3, 4, 5, 10 und 15 für die Lupe und 0, 3, 4, 5, 8, 12 und 15 für das Notizbuch.',
    ],
  },
  temple: {
    title: 'Verschollener Tempel und Tempelplättchen',
    text: [
      'Nur die Lupe erreicht den Verschollenen Tempel. Je früher du dort bist, desto mehr Punkte gibt es. Außerdem wählst du eines der Bonusplättchen dort.',
      'Danach kannst du mit einer Forschungsaktion der Lupe ein Tempelplättchen zu 2, 6 oder 11 Punkten nehmen. Es kostet die Summe der Grundkosten darunter.',
      'Die erste Lupe im Verschollenen Tempel ist 23 Punkte wert, die nächsten 21, 20 und 19. Du siehst die verdeckten Bonusplättchen durch, nimmst eines, erhältst seinen Bonus und legst den Rest zurück. Die Reihenfolge der Ankunft entscheidet auch bei Gleichstand.',
      'Am Fuß des Tempels stehen drei Grundkosten: auf der Vogeltempelseite links 1 Münze und 2 Steintafeln, in der Mitte 1 Juwel, rechts 1 Kompass und 1 Pfeilspitze; auf der Schlangentempelseite tauschen Münze und Kompass die Plätze. Ein 2-Punkte-Plättchen kostet eines der drei. Ein 6-Punkte-Plättchen kostet das mittlere und dazu das linke oder das rechte. Ein 11-Punkte-Plättchen kostet alle drei. Je Aktion nimmst du ein Plättchen von einem Stapel, der nicht leer ist. Es bringt Punkte und sonst nichts.',
    ],
  },
  assistant: {
    title: 'Gehilfen',
    text: [
      'Ein rekrutierter Gehilfe liegt mit der silbernen Seite nach oben bereit auf deinem Tableau. Nach dem Einsatz ist er erschöpft, bis die Runde endet oder er aufgefrischt wird.',
      'Aufwerten dreht einen silbernen Gehilfen auf seine stärkere goldene Seite und frischt ihn auf.',
      'Rekrutiert wird mit dem Notizbuch: auf der Vogeltempelseite in den Reihen 1 und 2, auf der Schlangentempelseite in Reihe 1. Du rekrutierst einen der obersten Gehilfen der drei Stapel im Vorrat und siehst dann, wer darunter liegt. Du kannst ihn sofort nutzen, wenn sein Effekt eine Nebenaktion ist. Auf deinem Tableau ist Platz für zwei. Ist ein Stapel leer, hast du weniger Auswahl. Bietet ein Gehilfe mehrere Möglichkeiten, wählst du jedes Mal. Hast du zwei silberne, wählst du, welchen du aufwertest. Ohne silbernen bewirkt Aufwerten nichts.',
      'Ein Gehilfe kauft eine Karte um 1 günstiger, auf der goldenen Seite um 2. Ihn zu nutzen ist eine Hauptaktion. Kostet ein Gehilfe Bewegungssymbole, zahlst du sie wie üblich. Gibt er welche, kannst du sie in diesem Zug für alles ausgeben.',
    ],
  },
  pass: {
    title: 'Passen',
    text: [
      'Passen ist eine Hauptaktion; du bist in dieser Runde nicht mehr am Zug. Manche Effekte lassen dich passen, um etwas zu erhalten.',
      'Die anderen spielen weiter; wer zuletzt übrig ist, kann mehrere Züge hintereinander machen. Bis der Zug endet, in dem du passt, kannst du noch Nebenaktionen ausführen, danach nicht mehr.',
    ],
  },
  roundEnd: {
    title: 'Ende der Runde',
    text: [
      'Nimm deine Archäologen zurück; für jeden, der von einem Ort mit Wächter zurückkehrt, bekommst du eine Furchtkarte. Lege die Handkarten, die du nicht behältst, in deinen Spielbereich. Mische deinen Spielbereich und lege ihn unter dein Deck. Frische alle Gehilfen auf.',
      'Das Artefakt und der Gegenstand neben dem Mondstab werden verbannt, der Stab rückt weiter, die Reihe wird aufgefüllt, und der Startspielermarker wandert nach links.',
      'Nach Runde V kehren nur die Archäologen zurück und bringen ihre Furcht mit.',
      'Bei jeder Karte auf deiner Hand entscheidest du, ob du sie behältst. Von oben nach unten liegen dann in deinem Deck: die Karten, die du nicht gezogen hast, die gekauften Gegenstände in der Reihenfolge des Kaufs und die gemischten Karten. Ressourcen, Orte, Wächter, Totems und Forschungsmarker bleiben, wie sie sind. Furchtplättchen bleiben in deinem Spielbereich. Ist der Platz neben dem Stab leer, wird auf dieser Seite nichts verbannt.',
    ],
  },
  scoring: {
    title: 'Schlusswertung',
    text: [
      'Du wertest die Reihen deiner beiden Forschungsmarker, deine Tempelplättchen, 3 Punkte je Totem und die Punkte leerer Totemfelder, 5 je Wächter und die Punkte aller deiner Karten. Jede Furchtkarte kostet 1 Punkt, jedes Furchtplättchen 2.',
      'Bei Gleichstand gewinnt, wer zuerst im Verschollenen Tempel war; war niemand dort, wer mehr Punkte aus der Forschung hat.',
      'Herrscht auch dann Gleichstand, wird der Sieg geteilt. Karten zählen überall: im Deck, auf der Hand und im Spielbereich. Übrige Ressourcen, Gehilfen, Finanzierung und Erkundung bringen nichts.',
      'Ein Beispiel: 24 Punkte für Forschung, 11 für Tempelplättchen, 11 für Totems, keine für Wächter, 13 für Karten und 4 Abzug für Furcht sind 55. Das schlägt 14, 0, 13, 20, 7 und 0, also 54.',
    ],
  },
  snake: {
    title: 'Schlangentempel',
    text: [
      'Diese Seite hat andere Bewegungskosten und eine andere Forschungsleiste. Eine Brücke kostet ein Totem aus deinem Lager, das aus dem Spiel entfernt wird.',
      'In der Reihe dahinter rettet die Lupe einen Gehilfen: Sieh dir die wartenden an und nimm einen; er kommt erschöpft an. In der letzten Reihe vor dem Tempel liegen mehrere Bonusplättchen auf einem Feld; nimm eines davon.',
      'Das Totem muss aus deinem Lager kommen; eines auf einem Totemfeld kann nicht zahlen. Ohne Totem kommst du nicht über diese Brücke, außer ein Effekt lässt dich kostenlos forschen. Den obersten wartenden Gehilfen sehen alle. Die anderen bleiben geheim, bis deine Lupe dort ist; ihre Reihenfolge ändert sich nicht.',
      'In Reihe 5 wertet die Lupe einen deiner silbernen Gehilfen auf, in Reihe 6 und 7 bringt sie dir eine Furchtkarte. Wo mehrere Bonusplättchen auf einem Feld liegen, nimmt jeder deiner Marker bei seiner Ankunft eines, solange welche da sind.',
    ],
  },
  solo: {
    title: 'Solo gegen den Gegner',
    text: [
      'Der Gegner beginnt jede Runde. Er deckt zehn Plättchen auf, eines je Zug, und tut, was sie zeigen; er zahlt nichts und nimmt keine Furcht. Was nicht geht, entfällt. Bleiben mehrere Möglichkeiten, zeigt der Pfeil des nächsten Plättchens, ob er die ganz links oder die ganz rechts nimmt.',
      'Je mehr seiner Plättchen rot sind, desto schwerer wird es. Du gewinnst mit mehr Punkten als der Gegner.',
      'Baue auf wie zu zweit; du bist nach dem Gegner am Zug. Der Gegner hat sechs Archäologen und eine Lupe. Seine Plättchen lassen ihn an einem Ort graben, der die abgebildete Ressource bietet, einen Ort entdecken, ohne ihn zu nutzen, einen Wächter bezwingen, bei dem er steht (sonst forscht er), den Gegenstand oder das Artefakt mit den wenigsten (grünes Plättchen) oder den meisten Punkten (rotes Plättchen) nehmen oder forschen, wobei er auch einen Gehilfen aus dem Vorrat entfernt. In Runde V bewirken manche grünen Plättchen nichts.',
      'Der Gegner wertet seine Lupe, seine Tempelplättchen, 5 Punkte je Wächter, die Punkte seiner Karten, 3 je offenes und 2 je verdecktes Totem. Furcht und leere Totemfelder zählen für ihn nicht.',
      'Seine zehn Plättchen sind fünf mit Archäologen und je eines aus fünf Paaren: entdecken, forschen, bezwingen, Gegenstand und Artefakt. Jedes Paar hat ein grünes und ein rotes Plättchen; die Schwierigkeit von 0 bis 5 sagt, wie viele rot sind. Passt du zuerst, spielt der Gegner seine übrigen Plättchen nacheinander. Ist er zuerst fertig, spielst du allein weiter. Beim zehnten Plättchen entscheidet der Pfeil des ersten dieser Runde. Die Bilder auf seinen Plättchen zeigen nur, was er tut; er bekommt nichts.',
      'Gräbt er, bevorzugt er die höhere Reihe; in einer Reihe entscheidet der Pfeil. Entdeckt er, zeigt das Plättchen die Stufe für jede Runde und ob ein Wächter kommt. Auf Stufe I beginnt er mit der unteren Reihe. Das erste Totem jeder Art liegt offen auf seinem Tableau, doppelte und verdeckte liegen verdeckt. Hätte er keinen Archäologen mehr, täte er nichts.',
      'Forscht er, rückt seine Lupe eine Reihe hinauf und entfernt das Bonusplättchen dort. Im Verschollenen Tempel nimmt sie das wertvollste freie Feld und entfernt das oberste Bonusplättchen ungesehen. Danach bringt ihm Forschen ein 6-Punkte-Plättchen oder nichts, wenn keines mehr da ist. Das Forschungsplättchen entfernt auch den obersten Gehilfen des höchsten Stapels. Auf der Schlangentempelseite zahlt er kein Totem und entfernt auch einen Gehilfen vom Feld der Überlebenden, wenn er dort ankommt. Bei mehreren Wächtern nimmt er den in der höheren Reihe.',
      'Bei gleichen Punkten entscheidet der Pfeil, welche Karte er nimmt; die Reihe wird aufgefüllt. Am Ende der Runde kehren seine Archäologen ohne Furcht zurück, und seine Plättchen werden gemischt. Ein Gleichstand mit dem Gegner wird entschieden wie unter Spielern.',
    ],
  },
  secret: {
    title: 'Was offen und was geheim ist',
    text: [
      'Deine Hand siehst nur du. Die Reihenfolge deines Decks kennt niemand, auch du nicht, außer gekauften Gegenständen unten und Karten, die nach oben zurückgelegt wurden.',
      'Vor allen verborgen sind die Stapel der Karten, Orte und Wächter, die Gehilfen unter den obersten, verdeckte Totems, die Bonusplättchen des Verschollenen Tempels und die Plättchen des Gegners; nur der Pfeil auf seinem obersten ist offen. Alles andere ist offen: Ressourcen, Spielbereiche, die Reihe, verbannte Karten, Forschungsmarker und die Größe aller Decks.',
    ],
  },
  cards: {
    title: 'Anmerkungen zu einigen Karten',
    text: [
      '{card army-knife}: Wähle zwei verschiedene der vier Effekte. {card bow-and-arrows}: zählt Wächter an deinen Orten und bezwungene, höchstens drei. {card brush}: zählt alle deine Totems, auch die auf Totemfeldern, höchstens drei. {card parrot}: Die Karte, die du zahlst, kommt aus deiner Hand. {card watch}: Eine der Möglichkeiten ist zu passen. {card serpent-idol} hat keine Sonderregel.',
      '{card bear-trap}: Am Ort dürfen deine Archäologen stehen, aber keine fremden. {card fishing-rod} und die Gegenstandskarte {card precision-compass}: Die oberste Karte des Stapels wird gezeigt und kann ebenfalls gekauft werden. Kaufst du sie nicht, kommt sie zurück nach oben; kaufst du aus der Reihe, füllt sie die Lücke. {card journal}: Auch so kommt das Notizbuch nicht über die Lupe und nicht in den Verschollenen Tempel. {card ornate-hammer}: Du darfst den gerade verbannten Gegenstand nehmen oder einen anderen verbannten.',
      '{card ancient-wine} und {card coconut-flask}: Nutze einen Gehilfen aus dem Vorrat, goldene oder silberne Seite; das ist immer eine Hauptaktion, und der Gehilfe wird nicht erschöpft. Gehilfen auf dem Feld der Überlebenden zählen nicht. {card crystal-earring} und {card obsidian-earring}: Sage an, wie viele Karten du ziehst, behalte eine und lege die anderen so weg, wie die Karte es sagt. {card decorated-horn}: Der neue Gehilfe hat die Stufe des alten und ist bereit; der alte kommt mit der silbernen Seite nach oben in den Vorrat zurück.',
      '{card guardians-crown}: Der Wächter kommt in ein komplett freies Camp oder an einen komplett freien Ort der Stufe I, jeweils ohne Wächter; dann aktivierst du diesen Ort. {card guardians-ocarina}: Kehrt ein Archäologe so zurück, gibt es keine Furcht; jedes Bewegungssymbol gilt als Flugzeug, eine Karte mit zwei Symbolen also als zwei. Du kannst sie auch spielen, wenn kein Archäologe unterwegs ist.',
      '{card pathfinders-sandals} und {card pathfinders-staff}: Der Archäologe darf von jedem Ort kommen; nur das Ziel ist beschränkt. {card idol-of-ara-anu} und {card inscribed-blade}: Der Rabatt gilt auch für Tempelplättchen. {card star-charts}: Du zahlst auch beim Kauf und aktivierst zwei verschiedene Orte. {card tent}: Du aktivierst einen Ort, an dem du bist. {card sea-turtle}, {card aeroplane} und {card hot-air-balloon}: Die Bewegungssymbole der Karte selbst helfen auf dieser Reise nicht.',
    ],
  },
  editions: {
    title: 'Wie wir die Regelhefte lesen',
    text: [
      'Kosten, Effekte und Punkte, die auf Tableaus, Karten und Plättchen stehen, findest du in der Liste des Spielmaterials.',
      'Die Ausgaben unterscheiden sich an einigen Stellen. Hier gilt: Eine Hauptaktion ist Pflicht, Nebenaktionen beim Passen sind freiwillig. Ein Pilot zahlt jedes Bewegungssymbol. Furchtplättchen liegen im Spielbereich, und Furcht von Wächtern wird mit ihm eingemischt. Ein endgültiger Gleichstand ist ein geteilter Sieg.',
      'Ein leerer Stapel beendet das Auffüllen nur für seine Art. Karten, die du am Ende der Runde weglegst, geben nichts. Auf der Schlangentempelseite werden nur silberne Gehilfen aufgewertet, und nur das gewählte Bonusplättchen verlässt das Spiel. Der Gegner legt immer ein Ortsplättchen, einen Wächter nur, wenn sein Plättchen es zeigt. Die übrigen Unterschiede sind Namen und Anordnung.',
    ],
  },
};
