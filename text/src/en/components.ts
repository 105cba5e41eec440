/** Headings and lines of the reference of all components. */
export const components = {
  'components.search': 'Search names and texts',
  'components.all': 'All kinds',
  'components.found': '{n, plural, =0 {Nothing found} one {# component} other {# components}}',
  'components.doubtful': 'Not certain: it rests on one source, or the sources disagree.',
  'components.rule': 'Rules: {title}',
  'components.price': 'price: {price}',
  'components.cost': 'cost: {price}',
  'components.copies': '{n, plural, one {# copy} other {# copies}}',
  'components.points': '{n, plural, one {# point} other {# points}}',
} as const;
