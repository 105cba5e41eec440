import type { pay as english } from '../en/pay.ts';

export const pay: { readonly [key in keyof typeof english]: string } = {
  'arnakPay.ofPrice': '{have, number} von {need, number}',
  'arnakPay.coveredBy': 'gedeckt durch {names}',
  'arnakPay.covered': 'gedeckt',
  'arnakPay.open': 'noch nicht gedeckt',
  'arnakPay.short': '{n, plural, one {# fehlt} other {# fehlen}}',
  'arnakPay.explorations': '{n, plural, one {Erkundung} other {# Erkundungen}}',
  'arnakPay.fundings': '{n, plural, one {Finanzierung} other {# Finanzierungen}}',
  'arnakPay.fears': '{n, plural, one {Furcht} other {# Furchtkarten}}',
  'arnakPay.pilots': '{n, plural, one {Pilot} other {# Piloten}}',
  'arnakPay.instead': 'Stattdessen {card} spielen',
  'arnakPay.otherWays': '{n, plural, one {# weitere Möglichkeit} other {# weitere Möglichkeiten}}',
  'arnakPay.keeps': 'du behältst {cards}',
  'arnakPay.keepsMany': 'du behältst {n, plural, one {# Karte} other {# Karten}}',
  'arnakPay.payPrice': '{price} bezahlen',
};
