import type { pay as english } from '../en/pay.ts';

export const pay: { readonly [key in keyof typeof english]: string } = {
  'arnakPay.ofPrice': '{have, number} z {need, number}',
  'arnakPay.coveredBy': 'pokrywa: {names}',
  'arnakPay.covered': 'pokryte',
  'arnakPay.open': 'jeszcze niepokryte',
  'arnakPay.short': 'brakuje {n, number}',
  'arnakPay.shortOf': 'Brakuje {amounts}',
  'arnakPay.missing':
    '{resource, select, coins {{n, plural, one {# monety} few {# monet} many {# monet} other {# monety}}} compass {{n, plural, one {# kompasu} few {# kompasów} many {# kompasów} other {# kompasu}}} tablet {{n, plural, one {# tabliczki} few {# tabliczek} many {# tabliczek} other {# tabliczki}}} arrowhead {{n, plural, one {# grotu strzały} few {# grotów strzał} many {# grotów strzał} other {# grotu strzały}}} other {{n, plural, one {# klejnotu} few {# klejnotów} many {# klejnotów} other {# klejnotu}}}}',
  'arnakPay.explorations':
    '{n, plural, one {Eksploracja} few {# Eksploracje} many {# Eksploracji} other {# Eksploracji}}',
  'arnakPay.fundings':
    '{n, plural, one {Fundusze} few {# karty Funduszy} many {# kart Funduszy} other {# karty Funduszy}}',
  'arnakPay.fears': '{n, plural, one {Strach} few {# karty Strachu} many {# kart Strachu} other {# karty Strachu}}',
  'arnakPay.idol': 'bożek ({what})',
  'arnakPay.pilots': '{n, plural, one {pilot} few {# pilotów} many {# pilotów} other {# pilota}}',
  'arnakPay.instead': 'Zamiast tego: {card}',
  'arnakPay.otherWays':
    '{n, plural, one {# inny sposób} few {# inne sposoby} many {# innych sposobów} other {# innego sposobu}}',
  'arnakPay.pointsLost': '−{n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  'arnakPay.keeps': 'na ręce zostaje: {cards}',
  'arnakPay.keepsMany':
    '{n, plural, one {na ręce zostaje # karta} few {na ręce zostają # karty} many {na ręce zostaje # kart} other {na ręce zostaje # karty}}',
  'arnakPay.payPrice': 'Zapłać: {price}',
};
