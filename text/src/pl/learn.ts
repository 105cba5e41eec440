import type { learn as english } from '../en/learn.ts';
import type { Translation } from '../language.ts';

export const learn: Translation<typeof english> = {
  'learn.first': 'Pierwszy raz? Naucz się w 10 minut',
  'learn.start': 'Ucz się, grając',
  'learn.resume': 'Ucz się dalej',
  'learn.step': 'Krok {n, number} z {of, number}',
  'learn.back': 'Wstecz',
  'learn.next': 'Dalej',
  'learn.showMe': 'Pokaż mi',
  'learn.try': 'Spróbuję',
  'learn.skip': 'Pomiń',
  'learn.leave': 'Opuść lekcję',
  'learn.restart': 'Zacznij od nowa',
  'learn.stray': 'To też dozwolone: {action}. W tej lekcji wykonaj jednak oznaczony ruch.',
  'learn.waiting': 'Teraz gra {name}.',
  'learn.play': 'Zagraj całą grę',
  'learn.fold': 'Ukryj wskazówkę',
  'learn.unfold': 'Pokaż wskazówkę',
  'rules.open': 'Zasady',
  'rules.title': 'Zasady: {game}',
  'rules.search': 'Szukaj w zasadach',
  'rules.contents': 'Spis treści',
  'rules.found':
    '{n, plural, one {Znaleziono # rozdział} few {Znaleziono # rozdziały} many {Znaleziono # rozdziałów} other {Znaleziono # rozdziału}}',
  'rules.none': 'Nic nie znaleziono. Spróbuj innego słowa.',
  'rules.all': 'Wszystkie zasady',
};
