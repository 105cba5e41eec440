import type { learn as english } from '../en/learn.ts';
import type { Translation } from '../language.ts';

export const learn: Translation<typeof english> = {
  'learn.first': 'Впервые? Обучение за 10 минут',
  'learn.start': 'Учиться играя',
  'learn.resume': 'Учиться дальше',
  'learn.step': 'Шаг {n, number} из {of, number}',
  'learn.back': 'Назад',
  'learn.next': 'Дальше',
  'learn.showMe': 'Показать',
  'learn.try': 'Попробую',
  'learn.skip': 'Пропустить',
  'learn.leave': 'Выйти из урока',
  'learn.restart': 'Начать сначала',
  'learn.stray': 'Это тоже можно: {action}. Но в этом уроке сделайте, пожалуйста, отмеченный ход.',
  'learn.waiting': 'Сейчас ходит {name}.',
  'learn.play': 'Сыграть полную партию',
  'learn.fold': 'Скрыть пояснение',
  'learn.unfold': 'Показать пояснение',
  'rules.open': 'Правила',
  'rules.title': 'Правила: {game}',
  'rules.search': 'Поиск по правилам',
  'rules.contents': 'Содержание',
  'rules.found':
    '{n, plural, one {Найден # раздел} few {Найдено # раздела} many {Найдено # разделов} other {Найдено # раздела}}',
  'rules.none': 'Ничего не найдено. Попробуйте другое слово.',
  'rules.all': 'Все правила',
};
