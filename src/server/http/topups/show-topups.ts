import type { TopupOffer, TopupOffersResponse } from '#contract/orders/topups.ts';
import { destinationName } from '#core/catalogue/geography/destination.ts';
import { limitedMegabytes } from '#core/catalogue/packages/limited-megabytes.ts';
import type { OwnedEsim } from '#core/esims/my-esims.ts';
import { localizedPath } from '#core/language-path.ts';
import type { Language } from '#core/language.ts';
import type { Offer } from '#core/orders/checkout/offer.ts';
import { DEFAULT_VALIDITY_DAYS } from '#core/plans/plan.ts';
import { planFigures } from '#core/plans/chooser/choosable-plan.ts';
import { NO_CHOICE, writePlanChoice } from '#core/plans/chooser/choose-plans.ts';
import { planTitle } from '#core/plans/texts/plan-title.ts';
import type { FoundTopups } from '#core/topups/find-topups.ts';
import { splitPackages } from '#core/topups/split-packages.ts';
import { whyNoTopupPossible, type TopupTargetEsim } from '#core/topups/topup-possible.ts';
import { messagesOf } from '#messages/messages-of.server.ts';

type Described = Offer['described'];
type ViewOptions = Readonly<{ language: Language; now: Date }>;

type About = Readonly<{
  /** Null: a typed ICCID or the link of a reminder, so the response says nothing about the eSIM. */
  own: OwnedEsim | null;
  iccidEnd: string | undefined;
}>;

export function showTopups(
  found: FoundTopups,
  { own, iccidEnd }: About,
  language: Language,
): TopupOffersResponse {
  switch (found.kind) {
    case 'offers':
      return { kind: 'offers', offers: found.offers.map((offer) => showOffer(offer, language)), iccidEnd };
    case 'none':
      return { ...found, newPlanPath: own === null ? null : newPlanPath(own, language), iccidEnd };
    case 'unavailable':
      return found;
  }
}

/** The plans of the same destination, with the nearest one selected. */
function newPlanPath({ destinationSlug, described }: OwnedEsim, language: Language): string {
  const query = writePlanChoice({ ...NO_CHOICE, like: planFigures(described) });
  return localizedPath(`/esim/${encodeURIComponent(destinationSlug)}${query}`, language);
}

function showOffer({ packageId, priceCents, described }: Offer, language: Language): TopupOffer {
  return {
    packageId,
    ...titleOf(described, language),
    megabytes: limitedMegabytes(described),
    validityDays: described.validity_days ?? DEFAULT_VALIDITY_DAYS,
    voiceMinutes: described.voice,
    sms: described.sms,
    priceCents,
  };
}

function titleOf(described: Described, language: Language) {
  return {
    title: planTitle(described, destinationName(described, language), messagesOf(language, 'plans')),
    data: described.is_unlimited ? messagesOf(language, 'order-titles')('unlimited') : described.data_amount,
  };
}

/** What the rules about topping up need to know about a customer's eSIM. */
export function topupTargetOf(esim: OwnedEsim): TopupTargetEsim {
  const { iccid, status, expiresAt, hasOpenWithdrawal, isWhollyRefunded, described } = esim;
  const graceDays = described.topup_grace_window_days;
  return { iccid, status, expiresAt, hasOpenWithdrawal, isWhollyRefunded, graceDays };
}

/** The packages of an eSIM: which one runs, with its own figures, and what waits behind it. */
export function packagesOf(esim: OwnedEsim) {
  const topups = esim.topups.map((topup) => ({ ...topup, megabytes: limitedMegabytes(topup.described) }));
  return splitPackages({ planMegabytes: limitedMegabytes(esim.described), topups }, esim);
}

/** Whether an eSIM of the customer can be topped up, and the top-ups that it has. */
export function showOwnTopups(esim: OwnedEsim, { language, now }: ViewOptions) {
  const reason =
    whyNoTopupPossible(topupTargetOf(esim), now) ?? (esim.isRechargeable ? null : 'not-rechargeable');
  const { states, waiting } = packagesOf(esim);
  const shown = ({ described }: Readonly<{ described: Described }>) => ({
    data: titleOf(described, language).data,
    validityDays: described.validity_days ?? DEFAULT_VALIDITY_DAYS,
  });
  return {
    canTopUp: reason === null,
    noTopupReason: reason,
    newPlanPath: newPlanPath(esim, language),
    topups: esim.topups.map((topup, index) => ({
      ...shown(topup),
      title: titleOf(topup.described, language).title,
      boughtAt: topup.boughtAt.toISOString(),
      state: states[index] ?? ('unknown' as const),
    })),
    waiting: waiting.map((topup) => ({ ...shown(topup), megabytes: topup.megabytes })),
  };
}
