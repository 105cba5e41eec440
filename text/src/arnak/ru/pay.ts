import type { pay as english } from '../en/pay.ts';

export const pay: { readonly [key in keyof typeof english]: string } = {
  'arnakPay.ofPrice': '{have, number} из {need, number}',
  'arnakPay.coveredBy': 'оплачено: {names}',
  'arnakPay.covered': 'оплачено',
  'arnakPay.open': 'пока не оплачено',
  'arnakPay.short': 'не хватает {n, number}',
  'arnakPay.explorations':
    '{n, plural, =1 {Исследование} one {# Исследование} few {# Исследования} many {# Исследований} other {# Исследования}}',
  'arnakPay.fundings':
    '{n, plural, =1 {Финансирование} one {# Финансирование} few {# Финансирования} many {# Финансирований} other {# Финансирования}}',
  'arnakPay.fears': '{n, plural, =1 {Ужас} one {# Ужас} few {# Ужаса} many {# Ужасов} other {# Ужаса}}',
  'arnakPay.pilots': '{n, plural, =1 {пилот} one {# пилот} few {# пилота} many {# пилотов} other {# пилота}}',
  'arnakPay.instead': 'Вместо этого: {card}',
  'arnakPay.otherWays':
    '{n, plural, one {ещё # способ} few {ещё # способа} many {ещё # способов} other {ещё # способа}}',
  'arnakPay.keeps': 'в руке останется: {cards}',
  'arnakPay.keepsMany':
    '{n, plural, one {в руке останется # карта} few {в руке останутся # карты} many {в руке останется # карт} other {в руке останется # карты}}',
  'arnakPay.payPrice': 'Заплатить: {price}',
};
