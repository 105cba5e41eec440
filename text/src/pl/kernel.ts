import type { kernel as english } from '../en/kernel.ts';
import type { Translation } from '../language.ts';

export const kernel: Translation<typeof english> = {
  'options.shape': 'Opcje muszą być listą nazw i wartości, a nie „{given}”.',
  'options.unknown': 'Nie ma opcji „{name}”. Opcje: {known}.',
  'options.players':
    'Opcja „{name}” jest niedostępna dla {seats, plural, one {# gracza} few {# graczy} many {# graczy} other {# gracza}}. Możliwa liczba graczy: {players}.',
  'options.value': 'Opcja „{name}” nie może mieć wartości „{given}”. Do wyboru: {offered}.',
  'seed.shape': 'Ziarno to 64 cyfry szesnastkowe, a nie „{given}”.',
  'table.seats':
    'Ta gra jest dla {min, number}–{max, plural, one {# gracza} few {# graczy} many {# graczy} other {# gracza}}, a nie dla {seats, number}.',
  'act.over': 'Gra dobiegła końca.',
  'act.notYourTurn': 'To nie twoja tura. Oczekiwanie na: {waiting}.',
  'act.shape': 'To nie jest akcja. Teraz możliwe: {types}.',
  'act.type': '„{type}” nie jest teraz możliwe. Możliwe: {types}.',
  'act.fields': '„{type}” nie jest możliwe w ten sposób. Najbliższe: {nearest}.',
  'act.example': 'To dozwolone, ale ten przykład dotyczy czegoś innego.',
  'undo.done': '{seat} cofa ruch.',
  'undo.nothing': 'Nie ma czego cofać.',
  'undo.rewound': 'W tym miejscu cofnięto grę do wcześniejszego stanu.',
  'undo.wall': 'Dalej nie można cofnąć: {why}',
  'undo.entangled': 'Od tego ruchu zależą już ruchy innych, więc nie można go cofnąć.',
  'redo.nothing': 'Nie ma czego ponawiać.',
  'rewind.done': 'Gra wraca do wcześniejszego stanu.',
  'rewind.position':
    'Dziennik ma {entries, plural, one {# wpis} few {# wpisy} many {# wpisów} other {# wpisu}}; nie można wrócić do wpisu {to, number}.',
  'log.json': 'To nie jest poprawny JSON: {reason}',
  'log.foreign': 'To nie jest dziennik Moonstaff ({expected}).',
  'log.version': 'Ten dziennik ma format {version}; ta wersja Moonstaff czyta format {known, number}.',
  'log.shape': 'Dziennik jest uszkodzony w miejscu „{position}”: {reason}',
  'log.truncated':
    'Dziennik jest niepełny: zawiera {entries, number} z {expected, plural, one {# wpisu} few {# wpisów} many {# wpisów} other {# wpisu}}.',
  'log.game': 'Dziennik dotyczy gry „{game}”. Gry: {known}.',
  'log.rules':
    'Dziennik powstał według wersji zasad {rules, number}; odtworzyć można wersje od {oldest, number} do {current, number}.',
  'log.entry': 'Wpis {position, number} dziennika jest niemożliwy: {reason}',
  'log.hash': 'Dziennik kończy się inaczej, niż podano: {actual} zamiast {expected}.',
};
