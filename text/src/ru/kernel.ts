import type { kernel as english } from '../en/kernel.ts';
import type { Translation } from '../language.ts';

export const kernel: Translation<typeof english> = {
  'options.shape': 'Настройки — это список имён и значений, а не «{given}».',
  'options.unknown': 'Настройки «{name}» нет. Настройки: {known}.',
  'options.players':
    'Настройки «{name}» нет для {seats, plural, one {# игрока} few {# игроков} many {# игроков} other {# игрока}}. Подходящее число игроков: {players}.',
  'options.value': 'Настройка «{name}» не может быть «{given}». На выбор: {offered}.',
  'seed.shape': 'Зерно состоит из 64 шестнадцатеричных цифр; «{given}» не подходит.',
  'table.seats':
    'Эта игра рассчитана на {min, number}–{max, plural, one {# игрока} few {# игроков} many {# игроков} other {# игрока}}, а не на {seats, number}.',
  'act.over': 'Игра окончена.',
  'act.notYourTurn': 'Сейчас не ваш ход. Ждём: {waiting}.',
  'act.shape': 'Это не действие. Сейчас возможны: {types}.',
  'act.type': '«{type}» сейчас невозможно. Возможны: {types}.',
  'act.fields': '«{type}» так сделать нельзя. Ближайшее: {nearest}.',
  'act.example': 'Это разрешено, но этот пример о другом.',
  'undo.done': '{seat} отменяет ход.',
  'undo.nothing': 'Отменять нечего.',
  'undo.rewound': 'Здесь игру вернули к более раннему моменту.',
  'undo.wall': 'Дальше отменить нельзя: {why}',
  'undo.entangled': 'Другие уже сыграли с учётом этого хода, поэтому отменить его нельзя.',
  'redo.nothing': 'Повторять нечего.',
  'rewind.done': 'Игра возвращается к более раннему моменту.',
  'rewind.position':
    'В журнале {entries, plural, one {# запись} few {# записи} many {# записей} other {# записи}}; вернуться к записи {to, number} нельзя.',
  'log.json': 'Это некорректный JSON: {reason}',
  'log.foreign': 'Это не журнал Moonstaff ({expected}).',
  'log.version': 'Формат этого журнала — {version}; эта версия Moonstaff читает формат {known, number}.',
  'log.shape': 'Журнал повреждён в месте «{position}»: {reason}',
  'log.truncated':
    'Журнал неполон: есть {entries, number} из {expected, plural, one {# записи} few {# записей} many {# записей} other {# записи}}.',
  'log.game': 'Это журнал игры «{game}». Игры: {known}.',
  'log.rules':
    'Журнал записан по правилам версии {rules, number}; воспроизвести можно версии с {oldest, number} по {current, number}.',
  'log.entry': 'Запись {position, number} журнала невозможна: {reason}',
  'log.hash': 'Журнал заканчивается не так, как указано: {actual} вместо {expected}.',
};
