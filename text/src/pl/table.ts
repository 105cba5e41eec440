import type { table as english } from '../en/table.ts';
import type { Translation } from '../language.ts';

export const table: Translation<typeof english> = {
  'table.yourTurn': 'Twoja tura',
  'table.waitingFor': 'Oczekiwanie na: {names}',
  'table.choose': 'Wybierz akcję',
  'table.choices':
    '{n, plural, =0 {Brak możliwości} one {# możliwość} few {# możliwości} many {# możliwości} other {# możliwości}}',
  'table.cancel': 'Anuluj',
  'table.endTurn': 'Zakończ turę',
  'table.undo': 'Cofnij',
  'table.redo': 'Ponów',
  'table.pointsShown': 'Dotychczasowe punkty, bez kart',
  'table.undoSteps':
    '{n, plural, one {Można cofnąć # krok} few {Można cofnąć # kroki} many {Można cofnąć # kroków} other {Można cofnąć # kroku}}',
  'table.hint': 'Podpowiedź',
  'table.log': 'Dziennik gry',
  'table.chat': 'Czat',
  'table.chatHint': 'Napisz wiadomość',
  'table.send': 'Wyślij',
  'table.spectators': '{n, plural, =0 {Brak widzów} one {# widz} few {# widzów} many {# widzów} other {# widza}}',
  'table.spectating': 'Oglądasz grę',
  'table.sinceLastTurn': 'Od twojej ostatniej tury',
  'table.asYouLeft': 'Stół po twojej ostatniej turze',
  'table.curtain': 'Przekaż urządzenie: {name}',
  'table.curtainOpen': 'To ja, {name}',
  'table.resign': 'Poddaj się',
  'table.icons': 'Symbole',
  'table.fullScreen': 'Pełny ekran',
  'table.help': 'Pomoc',
  'table.close': 'Zamknij',
  'table.over': 'Koniec gry',
  'table.report': 'Zgłoś błąd',
  'table.expected': 'Co powinno się stać?',
  'table.selfAnswer': 'Za chwilę gra pójdzie dalej sama. Naciśnij, aby zatrzymać.',
};
