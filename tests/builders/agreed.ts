/** What a customer ticked before paying, as the checkout dialog sends it from anywhere in the world. */
export const AGREED = {
  disclaimerAccepted: true,
  withdrawal: { text: 'withdrawal-tick-1', isAccepted: true },
  deviceAnswer: 'compatible',
} as const;
