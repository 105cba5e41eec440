import type { replay as english } from '../en/replay.ts';
import type { Translation } from '../language.ts';

export const replay: Translation<typeof english> = {
  'replay.title': 'Powtórka',
  'replay.play': 'Odtwórz',
  'replay.pause': 'Wstrzymaj',
  'replay.back': 'Krok wstecz',
  'replay.forward': 'Krok naprzód',
  'replay.turnBack': 'Poprzednia tura',
  'replay.turnForward': 'Następna tura',
  'replay.position': 'Akcja {n, number} z {of, number}',
  'replay.open': 'Wszystko odkryte',
  'replay.seatView': 'Widok: {name}',
  'replay.spectatorView': 'Widok: widzowie',
  'replay.labTitle': 'Laboratorium',
  'replay.lab': 'Otwórz w laboratorium',
  'replay.labNot': 'Tej chwili nie da się ustawić ręcznie. Spróbuj na początku tury.',
  'replay.share': 'Udostępnij ten moment',
  'replay.playOn': 'Graj od tego miejsca',
  'replay.import': 'Otwórz plik dziennika',
};
