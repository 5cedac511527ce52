/** Counts nothing. */
export const noStatistics = { visits: { add: () => undefined }, speeds: { add: () => undefined } };
