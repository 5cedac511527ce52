/** Counts nothing. */
export const noStatistics = { visits: { add: () => undefined }, speeds: { add: () => undefined } };

/** Counts no refused request. */
export const noSecurity = { events: { add: () => undefined }, nameClient: () => '' };
