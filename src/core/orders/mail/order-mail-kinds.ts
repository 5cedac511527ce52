/**
 * `welcome`: the sign-in link after payment. `order`: the eSIMs. `refund`: what was refunded and why. `topup`: what was
 * added to which eSIM. `topup-owner`: the same for the eSIM's owner, when somebody else paid. `gift-receipt`: to the
 * buyer of a gift, instead of `order`. `gift`: to its recipient, with one link per eSIM.
 */
export const ORDER_MAIL_KINDS = [
  'welcome',
  'order',
  'refund',
  'topup',
  'topup-owner',
  'gift-receipt',
  'gift',
] as const;
export type OrderMailKind = (typeof ORDER_MAIL_KINDS)[number];
