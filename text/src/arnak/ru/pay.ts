import type { pay as english } from '../en/pay.ts';

export const pay: { readonly [key in keyof typeof english]: string } = {
  'arnakPay.ofPrice': '{have, number} из {need, number}',
  'arnakPay.coveredBy': 'оплачено: {names}',
  'arnakPay.covered': 'оплачено',
  'arnakPay.open': 'пока не оплачено',
  'arnakPay.short': 'не хватает {n, number}',
  'arnakPay.shortOf': 'Не хватает {amounts}',
  'arnakPay.missing':
    '{resource, select, coins {{n, plural, one {# монеты} few {# монет} many {# монет} other {# монеты}}} compass {{n, plural, one {# компаса} few {# компасов} many {# компасов} other {# компаса}}} tablet {{n, plural, one {# таблички} few {# табличек} many {# табличек} other {# таблички}}} arrowhead {{n, plural, one {# наконечника} few {# наконечников} many {# наконечников} other {# наконечника}}} other {{n, plural, one {# рубина} few {# рубинов} many {# рубинов} other {# рубина}}}}',
  'arnakPay.explorations':
    '{n, plural, =1 {Исследование} one {# Исследование} few {# Исследования} many {# Исследований} other {# Исследования}}',
  'arnakPay.fundings':
    '{n, plural, =1 {Финансирование} one {# Финансирование} few {# Финансирования} many {# Финансирований} other {# Финансирования}}',
  'arnakPay.fears': '{n, plural, =1 {Ужас} one {# Ужас} few {# Ужаса} many {# Ужасов} other {# Ужаса}}',
  'arnakPay.idol': 'идол ({what})',
  'arnakPay.pilots': '{n, plural, =1 {пилот} one {# пилот} few {# пилота} many {# пилотов} other {# пилота}}',
  'arnakPay.instead': 'Вместо этого: {card}',
  'arnakPay.otherWays':
    '{n, plural, one {ещё # способ} few {ещё # способа} many {ещё # способов} other {ещё # способа}}',
  'arnakPay.pointsLost': '−{n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
  'arnakPay.keeps': 'в руке останется: {cards}',
  'arnakPay.keepsMany':
    '{n, plural, one {в руке останется # карта} few {в руке останутся # карты} many {в руке останется # карт} other {в руке останется # карты}}',
  'arnakPay.payPrice': 'Заплатить: {price}',
};
