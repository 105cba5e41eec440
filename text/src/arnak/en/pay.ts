/** Paying for something: what the price asks for, and the ways to pay it. */
export const pay = {
  'arnakPay.ofPrice': '{have, number} of {need, number}',
  'arnakPay.coveredBy': 'covered by {names}',
  'arnakPay.covered': 'covered',
  'arnakPay.open': 'not covered yet',
  'arnakPay.short': 'short by {n, number}',
  'arnakPay.shortOf': '{amounts} short',
  'arnakPay.missing':
    '{resource, select, coins {{n, plural, one {# coin} other {# coins}}} compass {{n, plural, one {# compass} other {# compasses}}} tablet {{n, plural, one {# tablet} other {# tablets}}} arrowhead {{n, plural, one {# arrowhead} other {# arrowheads}}} other {{n, plural, one {# jewel} other {# jewels}}}}',
  'arnakPay.explorations': '{n, plural, one {Exploration} other {# Explorations}}',
  'arnakPay.fundings': '{n, plural, one {Funding} other {# Fundings}}',
  'arnakPay.fears': '{n, plural, one {Fear} other {# Fear cards}}',
  'arnakPay.idol': 'idol ({what})',
  'arnakPay.pilots': '{n, plural, one {pilot} other {# pilots}}',
  'arnakPay.instead': 'Play {card} instead',
  'arnakPay.otherWays': '{n, plural, one {# other way} other {# other ways}}',
  'arnakPay.pointsLost': '−{n, plural, one {# point} other {# points}}',
  'arnakPay.keeps': 'keeps {cards}',
  'arnakPay.keepsMany': 'keeps {n, plural, one {# card} other {# cards}}',
  'arnakPay.payPrice': 'Pay {price}',
} as const;
