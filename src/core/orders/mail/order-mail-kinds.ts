/**
 * `welcome`: the sign-in link after payment. `order`: the eSIMs. `refund`: what was refunded and why. `gift-receipt`: to the
 * buyer of a gift, instead of `order`. `gift`: to its recipient, with one link per eSIM.
 */
export const ORDER_MAIL_KINDS = ['welcome', 'order', 'refund', 'gift-receipt', 'gift'] as const;
export type OrderMailKind = (typeof ORDER_MAIL_KINDS)[number];
