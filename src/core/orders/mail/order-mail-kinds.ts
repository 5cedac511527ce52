/** `welcome`: the sign-in link after payment. `order`: the eSIMs. `refund`: what was refunded and why. */
export const ORDER_MAIL_KINDS = ['welcome', 'order', 'refund'] as const;
export type OrderMailKind = (typeof ORDER_MAIL_KINDS)[number];
