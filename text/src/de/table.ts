import type { table as english } from '../en/table.ts';
import type { Translation } from '../language.ts';

export const table: Translation<typeof english> = {
  'table.yourTurn': 'Du bist am Zug',
  'table.waitingFor': 'Warten auf {names}',
  'table.choose': 'Wähle eine Aktion',
  'table.choices': '{n, plural, =0 {Keine Möglichkeit} one {# Möglichkeit} other {# Möglichkeiten}}',
  'table.cancel': 'Abbrechen',
  'table.endTurn': 'Zug beenden',
  'table.undo': 'Rückgängig',
  'table.redo': 'Wiederholen',
  'table.pointsShown': 'Punkte bisher, ohne Karten',
  'table.undoSteps':
    '{n, plural, one {# Schritt kann zurückgenommen werden} other {# Schritte können zurückgenommen werden}}',
  'table.hint': 'Tipp',
  'table.log': 'Verlauf',
  'table.chat': 'Chat',
  'table.chatHint': 'Nachricht schreiben',
  'table.send': 'Senden',
  'table.spectators': '{n, plural, =0 {Niemand schaut zu} one {# Zuschauer} other {# Zuschauer}}',
  'table.spectating': 'Du schaust zu',
  'table.sinceLastTurn': 'Seit deinem letzten Zug',
  'table.asYouLeft': 'Der Tisch, wie du ihn verlassen hast',
  'table.curtain': 'Gib das Gerät an {name} weiter',
  'table.curtainOpen': 'Ich bin {name}',
  'table.resign': 'Aufgeben',
  'table.icons': 'Zeichen',
  'table.fullScreen': 'Vollbild',
  'table.help': 'Hilfe',
  'table.close': 'Schließen',
  'table.over': 'Das Spiel ist zu Ende',
  'table.report': 'Fehler melden',
  'table.expected': 'Was hättest du erwartet?',
  'table.selfAnswer':
    'Es ist nur eine Antwort möglich. Sie folgt gleich von selbst. Drücke irgendetwas, um das anzuhalten.',
};
