/**
 * `welcome`: the sign-in link after payment. `order`: the eSIMs. `refund`: what was refunded and why. `topup`: what was
 * added to which eSIM. `topup-owner`: the same for the eSIM's owner, when somebody else paid.
 */
export const ORDER_MAIL_KINDS = ['welcome', 'order', 'refund', 'topup', 'topup-owner'] as const;
export type OrderMailKind = (typeof ORDER_MAIL_KINDS)[number];
