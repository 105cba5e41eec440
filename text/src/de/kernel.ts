import type { kernel as english } from '../en/kernel.ts';
import type { Translation } from '../language.ts';

export const kernel: Translation<typeof english> = {
  'options.shape': 'Die Optionen müssen Namen mit Werten sein, nicht „{given}“.',
  'options.unknown': 'Es gibt keine Option „{name}“. Bekannt: {known}.',
  'options.players':
    'Die Option „{name}“ gibt es nicht für {seats, plural, one {# Spieler} other {# Spieler}}, nur für {players}.',
  'options.value': 'Die Option „{name}“ kann nicht „{given}“ sein. Zur Wahl stehen: {offered}.',
  'seed.shape': 'Ein Startwert hat 64 Hexadezimalziffern; „{given}“ hat sie nicht.',
  'table.seats': 'Dieses Spiel ist für {min, number} bis {max, number} Spieler, nicht für {seats, number}.',
  'act.over': 'Das Spiel ist zu Ende.',
  'act.notYourTurn': 'Du bist nicht am Zug. Gewartet wird auf: {waiting}.',
  'act.shape': 'Das ist keine Aktion. Jetzt möglich: {types}.',
  'act.type': '„{type}“ ist jetzt nicht möglich. Möglich sind: {types}.',
  'act.fields': '„{type}“ ist so nicht möglich. Am nächsten kommt: {nearest}.',
  'undo.done': '{seat} nimmt einen Zug zurück.',
  'undo.nothing': 'Es gibt nichts zurückzunehmen.',
  'undo.rewound': 'Hier wurde der Tisch auf einen früheren Stand zurückgesetzt.',
  'undo.wall': 'Hier endet das Zurücknehmen: {why}',
  'undo.entangled': 'Andere haben auf diesem Zug aufgebaut; er lässt sich nicht zurücknehmen.',
  'redo.nothing': 'Es gibt nichts zu wiederholen.',
  'rewind.done': 'Der Tisch geht zu einem früheren Augenblick zurück.',
  'rewind.position':
    'Der Verlauf hat {entries, plural, one {# Eintrag} other {# Einträge}}; zurück zu Eintrag {to, number} geht es nicht.',
  'bots.game': '„{game}“ spielt kein Bot. Spiele mit Bots: {known}.',
  'log.json': 'Das ist kein JSON: {reason}',
  'log.foreign': 'Das ist kein Verlauf aus diesem Haus ({expected}).',
  'log.version': 'Dieser Verlauf hat Format {version}; gelesen wird Format {known, number}.',
  'log.shape': 'Der Verlauf ist bei „{position}“ beschädigt: {reason}',
  'log.truncated': 'Der Verlauf ist abgeschnitten: {entries, number} von {expected, number} Einträgen sind da.',
  'log.game': 'Der Verlauf gehört zum Spiel „{game}“. Bekannt: {known}.',
  'log.rules':
    'Der Verlauf folgt Regelversion {rules, number}; gespielt werden hier die Versionen {oldest, number} bis {current, number}.',
  'log.entry': 'Eintrag {position, number} des Verlaufs ist nicht möglich: {reason}',
  'log.hash': 'Der Verlauf führt zu einem anderen Ende als angegeben: {actual} statt {expected}.',
};
