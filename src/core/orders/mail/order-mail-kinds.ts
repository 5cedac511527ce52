/**
 * `welcome`: the sign-in link after payment. `order`: the eSIMs. `refund`: what was not delivered and refunded.
 * `refund-after-delivery`: what staff refunded, one mail per request. `topup`: what was
 * added to which eSIM. `topup-owner`: the same for the eSIM's owner, when somebody else paid. `gift-receipt`: to the
 * buyer of a gift, instead of `order`. `gift`: to its recipient, with one link per eSIM.
 */
export const ORDER_MAIL_KINDS = [
  'welcome',
  'order',
  'refund',
  'refund-after-delivery',
  'topup',
  'topup-owner',
  'gift-receipt',
  'gift',
] as const;
export type OrderMailKind = (typeof ORDER_MAIL_KINDS)[number];
