import type { TopupOffersResponse } from '#contract/orders/topups.ts';
import type { Translate } from '#messages/translate.ts';

export type NoTopupsReason = Extract<TopupOffersResponse, { kind: 'none' }>['reason'];

/** Each reason has its own sentence with the alternative. */
export function noTopupsTexts(reason: NoTopupsReason, t: Translate<'topup'>) {
  return {
    title: t(reason === 'no-iccid' ? 'reasons.no-iccid.short' : 'none'),
    text: t(`reasons.${reason}.text`),
  };
}
