import type { pay as english } from '../en/pay.ts';

export const pay: { readonly [key in keyof typeof english]: string } = {
  'arnakPay.ofPrice': '{have, number} von {need, number}',
  'arnakPay.coveredBy': 'gedeckt durch {names}',
  'arnakPay.covered': 'gedeckt',
  'arnakPay.open': 'noch nicht gedeckt',
  'arnakPay.short': '{n, plural, one {# fehlt} other {# fehlen}}',
  'arnakPay.shortOf': 'Fehlt noch: {amounts}',
  'arnakPay.missing':
    '{resource, select, coins {{n, plural, one {# Münze} other {# Münzen}}} compass {{n, plural, one {# Kompass} other {# Kompasse}}} tablet {{n, plural, one {# Steintafel} other {# Steintafeln}}} arrowhead {{n, plural, one {# Pfeilspitze} other {# Pfeilspitzen}}} other {{n, plural, one {# Juwel} other {# Juwelen}}}}',
  'arnakPay.explorations': '{n, plural, one {Erkundung} other {# Erkundungen}}',
  'arnakPay.fundings': '{n, plural, one {Finanzierung} other {# Finanzierungen}}',
  'arnakPay.fears': '{n, plural, one {Furcht} other {# Furchtkarten}}',
  'arnakPay.idol': 'Totem ({what})',
  'arnakPay.pilots': '{n, plural, one {Pilot} other {# Piloten}}',
  'arnakPay.instead': 'Stattdessen {card} spielen',
  'arnakPay.otherWays': '{n, plural, one {# weitere Möglichkeit} other {# weitere Möglichkeiten}}',
  'arnakPay.pointsLost': '−{n, plural, one {# Punkt} other {# Punkte}}',
  'arnakPay.keeps': 'du behältst {cards}',
  'arnakPay.keepsMany': 'du behältst {n, plural, one {# Karte} other {# Karten}}',
  'arnakPay.payPrice': '{price} bezahlen',
};
