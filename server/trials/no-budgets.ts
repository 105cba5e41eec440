const plenty = { burst: 1e9, perSecond: 1e9 };

/** For trials in which hundreds of people share one address. */
export const NO_BUDGETS = {
  newSockets: plenty,
  bytesByPerson: plenty,
  bytesByAddress: plenty,
  workByPerson: plenty,
  workByAddress: plenty,
} as const;
