import type { seats as english } from '../en/seats.ts';
import type { Translation } from '../language.ts';

export const seats: Translation<typeof english> = {
  'seats.person': 'Игрок',
  'seats.red': 'Красный',
  'seats.bot': 'Бот',
  'seats.botAt': 'Бот {n, number}',
  'seats.open': 'Свободное место',
  'seats.you': 'Вы',
  'seats.level': 'Уровень',
  'seats.add': 'Добавить место',
  'seats.remove': 'Убрать',
  'seats.ready': 'Готово',
  'seats.start': 'Начать игру',
  'seats.leave': 'Покинуть стол',
  'seats.public': 'Любой желающий',
  'seats.invite': 'Скопировать ссылку-приглашение',
  'seats.copied': 'Скопировано',
  'seats.name': 'Ваше имя',
  'seats.count': 'Игроки',
  'seats.solo': 'Соло',
};
