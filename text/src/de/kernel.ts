import type { kernel as english } from '../en/kernel.ts';
import type { Translation } from '../language.ts';

export const kernel: Translation<typeof english> = {
  'options.shape': 'Die Optionen müssen eine Liste von Namen und Werten sein, nicht „{given}“.',
  'options.unknown': 'Es gibt keine Option „{name}“. Optionen: {known}.',
  'options.players':
    'Die Option „{name}“ gibt es nicht für {seats, plural, one {# Spieler} other {# Spieler}}, nur für {players}.',
  'options.value': 'Die Option „{name}“ kann nicht „{given}“ sein. Zur Wahl stehen: {offered}.',
  'seed.shape': 'Ein Startwert besteht aus 64 Hexadezimalziffern; „{given}“ ist keiner.',
  'table.seats':
    'Dieses Spiel ist für {min, number} bis {max, plural, one {# Spieler} other {# Spieler}}, nicht für {seats, number}.',
  'act.over': 'Das Spiel ist zu Ende.',
  'act.notYourTurn': 'Du bist nicht am Zug. Gewartet wird auf: {waiting}.',
  'act.shape': 'Das ist keine Aktion. Jetzt möglich: {types}.',
  'act.type': '„{type}“ ist jetzt nicht möglich. Möglich sind: {types}.',
  'act.fields': '„{type}“ ist so nicht möglich. Am nächsten kommt: {nearest}.',
  'act.example': 'Das ist erlaubt, aber in diesem Beispiel geht es um etwas anderes.',
  'undo.done': '{seat} nimmt einen Zug zurück.',
  'undo.nothing': 'Es gibt nichts zurückzunehmen.',
  'undo.rewound': 'Hier wurde der Tisch auf einen früheren Stand zurückgesetzt.',
  'undo.wall': 'Hier endet das Zurücknehmen: {why}',
  'undo.entangled': 'Andere haben auf diesem Zug aufgebaut; er lässt sich nicht zurücknehmen.',
  'redo.nothing': 'Es gibt nichts zu wiederholen.',
  'rewind.done': 'Der Tisch wird auf einen früheren Stand zurückgesetzt.',
  'rewind.position':
    'Der Verlauf hat {entries, plural, one {# Eintrag} other {# Einträge}}; zurück zu Eintrag {to, number} geht es nicht.',
  'log.json': 'Das ist kein gültiges JSON: {reason}',
  'log.foreign': 'Das ist kein Verlauf von Moonstaff ({expected}).',
  'log.version': 'Dieser Verlauf hat Format {version}; diese Version von Moonstaff liest Format {known, number}.',
  'log.shape': 'Der Verlauf ist bei „{position}“ beschädigt: {reason}',
  'log.truncated':
    'Der Verlauf ist unvollständig: {entries, number} von {expected, plural, one {# Eintrag} other {# Einträgen}}.',
  'log.game': 'Der Verlauf gehört zum Spiel „{game}“. Spiele: {known}.',
  'log.rules':
    'Der Verlauf folgt Regelversion {rules, number}; nachspielen lassen sich die Versionen {oldest, number} bis {current, number}.',
  'log.entry': 'Eintrag {position, number} des Verlaufs ist nicht möglich: {reason}',
  'log.hash': 'Der Verlauf endet anders als angegeben: {actual} statt {expected}.',
};
