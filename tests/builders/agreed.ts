/** The boxes that a customer ticks before paying, as the checkout dialog sends them from any country. */
export const AGREED = {
  disclaimerAccepted: true,
  withdrawal: { text: 'withdrawal-tick-1', isAccepted: true },
  deviceAnswer: 'compatible',
} as const;
