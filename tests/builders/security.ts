/** Counts no refused request. */
export const noSecurity = { events: { add: () => undefined }, nameClient: () => '' };
