import type { beside as english } from '../en/beside.ts';
import type { Translation } from '../language.ts';

export const beside: Translation<typeof english> = {
  'puzzle.title': 'Zagadki',
  'log.turns': 'Tury',
  'log.allLines': 'Wszystko',
  'log.filter': 'Pokaż jedną osobę',
  'log.only': 'Tylko {name}',
  'log.you': '{name} (ty)',
  'log.earlier':
    '{n, plural, one {# wcześniejsza tura} few {# wcześniejsze tury} many {# wcześniejszych tur} other {# wcześniejszej tury}}',
  'digest.closes':
    '{n, plural, one {# tura} few {# tury} many {# tur} other {# tury}} · zniknie po twoim pierwszym ruchu',
  'digest.next': 'Dalej',
  'digest.skip': 'Pomiń',
  'digest.again': 'Obejrzyj jeszcze raz',
  'digest.one': 'Obejrzyj tę turę jeszcze raz',
  'hint.thinking': 'Namyśla się…',
  'hint.others': 'Inne ruchy',
  'hint.asGood': 'równie dobry',
  'hint.less': '{n, number}',
  'hint.only': 'Tylko ten ruch wchodzi w grę.',
  'hint.ahead': 'Drugi najlepszy ruch jest wart o {n, number} mniej.',
  'hint.costsNothing': 'Równie dobry jak inne, a nic nie kosztuje.',
  'hint.bringsMost': 'Równie dobry jak inne, a od razu daje najwięcej.',
  'hint.close': 'Kilka ruchów jest mniej więcej równie dobrych. Ten wypada odrobinę lepiej.',
  'hint.ends': 'Twój wynik końcowy:',
  'hint.range': '{low, number}–{high, number}',
  'hint.often': 'w 8 na 10 partii od tej chwili',
  'key.find': 'Znajdź znak',
  'key.point': 'Wskaż cokolwiek na stole, aby o tym przeczytać. Otwiera i zamyka tę listę:',
  'key.none': 'Żaden znak nie pasuje do tych słów.',
  'help.now': 'Ważne w tej chwili',
  'help.possible': 'Możesz to teraz zrobić. Zaznaczone miejsca na stole: {n, number}.',
  'help.notNow': 'Teraz nie możesz tego zrobić.',
  'help.others': 'Inne zasady',
  'help.keys': 'Klawisze',
};
