import type { analysis as english } from '../en/analysis.ts';
import type { Translation } from '../language.ts';

/** The second look at a game that's over. */
export const analysis: Translation<typeof english> = {
  'analysis.title': 'Analiza',
  'analysis.chances': 'Szanse na wygraną, tura po turze',
  'analysis.decided': 'Co rozstrzygnęło partię',
  'analysis.about': 'Ocenione na tym urządzeniu tury: {n, number}. Próby na turę: {tries, number}.',
  'analysis.running': 'Ocenione tury: {n, number} z {of, number}',
  'analysis.stop': 'Zatrzymaj',
  'analysis.goOn': 'Wznów',
  'analysis.deeper': 'Sprawdź dokładniej',
  'analysis.failed': 'Coś poszło nie tak, analiza została przerwana.',
  'analysis.unfinished': 'Analizować można tylko zakończone partie.',
  'analysis.nothing': 'Na razie żadna tura się nie wyróżnia.',
  'analysis.best': 'Najlepsza',
  'analysis.fine': 'Dobra',
  'analysis.find': 'Znakomita',
  'analysis.inaccuracy': 'Przeoczenie',
  'analysis.mistake': 'Błąd',
  'analysis.blunder': 'Poważny błąd',
  'analysis.mistakes': 'Błędy',
  'analysis.given': '{unit, select, coins {Stracone monety} other {Stracone punkty}}',
  'analysis.givenMeans':
    '{unit, select, coins {O ile monet większą przewagę dałyby najlepsze znalezione tury, wszystkie tury razem} other {O ile punktów większą przewagę dałyby najlepsze znalezione tury, wszystkie tury razem}}',
  'analysis.listed': 'Najważniejsze z tur, które się wyróżniają: {n, number} z {of, number}.',
  'analysis.less':
    '{unit, select, coins {{points, plural, one {−# moneta} few {−# monety} many {−# monet} other {−# monety}}} other {{points, plural, one {−# punkt} few {−# punkty} many {−# punktów} other {−# punktu}}}}',
  'analysis.restCosts':
    '{unit, select, coins {{points, plural, one {Reszta tury kosztowała jeszcze # monetę.} few {Reszta tury kosztowała jeszcze # monety.} many {Reszta tury kosztowała jeszcze # monet.} other {Reszta tury kosztowała jeszcze # monety.}}} other {{points, plural, one {Reszta tury kosztowała jeszcze # punkt.} few {Reszta tury kosztowała jeszcze # punkty.} many {Reszta tury kosztowała jeszcze # punktów.} other {Reszta tury kosztowała jeszcze # punktu.}}}}',
  'analysis.luck': 'Szczęście',
  'analysis.luckMeans': 'Jak dobieranie i odkrywanie zmieniły szanse na wygraną',
  'analysis.player': 'Gracz',
  'analysis.turn': 'Tura {n, number}',
  'analysis.turnOf': 'z {of, number}',
  'analysis.atTurn': 'w turze {n, number}',
  'analysis.played': 'Zagrano',
  'analysis.expert': 'Ekspert',
  'analysis.ends': 'na koniec {low, number}–{high, number} · wygrywa {chance}',
  'analysis.not': '{played} zamiast',
  'analysis.costs':
    '{unit, select, coins {{points, plural, one {Koszt: # moneta przewagi} few {Koszt: # monety przewagi} many {Koszt: # monet przewagi} other {Koszt: # monety przewagi}}} other {{points, plural, one {Koszt: # punkt przewagi} few {Koszt: # punkty przewagi} many {Koszt: # punktów przewagi} other {Koszt: # punktu przewagi}}}} i {chance} szans na wygraną.',
  'analysis.why': 'Po lepszej turze: {reasons}.',
  'analysis.showBoth': 'Pokaż obie',
  'analysis.try': 'Zagraj turę eksperta',
  'analysis.mine': 'Tylko moje tury',
  'analysis.wholeBoard': 'Cała plansza',
  'analysis.lessBoard': 'Mniejsza plansza',
  'analysis.keep': 'Zachowaj analizę',
  'analysis.kept': 'Plik z zapisem partii i uwagami eksperta albo link z jednym i drugim.',
  'analysis.save': 'Zapisz',
  'analysis.learn': 'Ucz się na swoich turach',
  'analysis.learnFrom': 'Ucz się na turach gracza',
  'analysis.learnAbout': 'Pozycje do ponownego rozegrania: {n, number}. Ekspert porówna twoją turę ze swoją.',
  'analysis.start': 'Zacznij',
  'analysis.position': 'Tura {turn, number} ({round}) · {n, number} z {of, number}',
  'analysis.findBetter': 'Znajdź lepszą turę',
  'analysis.playAgain':
    'Tutaj można było zyskać więcej. Graj dalej od tego momentu: możesz cofnąć każdy ruch, a tura liczy się, gdy się zakończy albo gdy odkryjesz coś zakrytego.',
  'analysis.nextPosition': 'Następna pozycja',
  'analysis.back': 'Wróć do analizy',
  'analysis.share': 'Kopiuj link',
  'analysis.pointBack': 'Poprzedni punkt zwrotny',
  'analysis.pointForward': 'Następny punkt zwrotny',
  'analysis.score':
    '{unit, select, coins {{sign}{n, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}} other {{sign}{n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}}} ({category})',
  'analysis.coins': '{sign}{n, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}',
  'analysis.compass': '{sign}{n, plural, one {# kompas} few {# kompasy} many {# kompasów} other {# kompasu}}',
  'analysis.tablet': '{sign}{n, plural, one {# tabliczka} few {# tabliczki} many {# tabliczek} other {# tabliczki}}',
  'analysis.arrowhead':
    '{sign}{n, plural, one {# grot strzały} few {# groty strzał} many {# grotów strzał} other {# grotu strzały}}',
  'analysis.jewel': '{sign}{n, plural, one {# klejnot} few {# klejnoty} many {# klejnotów} other {# klejnotu}}',
  'analysis.handCards':
    '{sign}{n, plural, one {# karta na ręce} few {# karty na ręce} many {# kart na ręce} other {# karty na ręce}}',
  'analysis.archaeologists':
    '{sign}{n, plural, one {# archeolog na planszetce} few {# archeologów na planszetce} many {# archeologów na planszetce} other {# archeologa na planszetce}}',
  'analysis.assistants':
    '{sign}{n, plural, one {# asystent} few {# asystentów} many {# asystentów} other {# asystenta}}',
  'analysis.readyAssistants':
    '{sign}{n, plural, one {# przygotowany asystent} few {# przygotowani asystenci} many {# przygotowanych asystentów} other {# przygotowanego asystenta}}',
  'analysis.goldAssistants':
    '{sign}{n, plural, one {# złoty asystent} few {# złoci asystenci} many {# złotych asystentów} other {# złotego asystenta}}',
  'analysis.boons':
    '{sign}{n, plural, one {# niewykorzystana przysługa} few {# niewykorzystane przysługi} many {# niewykorzystanych przysług} other {# niewykorzystanej przysługi}}',
  'analysis.guardians':
    '{sign}{n, plural, one {# strażnik przy twoich archeologach} few {# strażników przy twoich archeologach} many {# strażników przy twoich archeologach} other {# strażnika przy twoich archeologach}}',
  'analysis.nearSpaces':
    '{sign}{n, plural, one {# cenne pole w zasięgu} few {# cenne pola w zasięgu} many {# cennych pól w zasięgu} other {# cennego pola w zasięgu}}',
  'analysis.openRegionSpaces':
    '{sign}{n, plural, one {# eksplorowane pole w nieukończonych regionach} few {# eksplorowane pola w nieukończonych regionach} many {# eksplorowanych pól w nieukończonych regionach} other {# eksplorowanego pola w nieukończonych regionach}}',
  'analysis.villages': '{sign}{n, plural, one {# wioska} few {# wioski} many {# wiosek} other {# wioski}}',
  'analysis.goalSteps':
    '{sign}{n, plural, one {# krok do celów} few {# kroki do celów} many {# kroków do celów} other {# kroku do celów}}',
};
