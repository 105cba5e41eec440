/** Headings and lines of the reference of all components. */
export const components = {
  'components.exploreCards': 'Exploration cards',
  'components.actionCards': 'Special action cards',
  'components.goals': 'Objectives: {map}',
  'components.treasures': 'Treasure cards',
  'components.rewards': 'first {first, number}, later {later, number} coins',
} as const;
