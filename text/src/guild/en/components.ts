/** Headings and lines of the reference of all components. */
export const components = {
  'components.exploreCards': 'Explore cards',
  'components.eraCards': 'Era cards',
  'components.investigateCards': 'Investigate cards',
  'components.goals': 'Goals: {map}',
  'components.treasures': 'Treasure cards',
  'components.rewards':
    'first: {first, plural, one {# coin} other {# coins}}, later: {later, plural, one {# coin} other {# coins}}',
} as const;
