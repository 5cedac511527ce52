/** `welcome` brings the sign-in link after payment, `order` the eSIMs, `refund` says what was given back and why. */
export const ORDER_MAIL_KINDS = ['welcome', 'order', 'refund'] as const;
export type OrderMailKind = (typeof ORDER_MAIL_KINDS)[number];
