import type { MyEsim, MyEsimDetails } from '#contract/account/my-esims.ts';
import { destinationName } from '#core/catalogue/geography/destination.ts';
import { reportedDisplay } from '#core/esims/esim-display.ts';
import { usedBefore } from '#core/esims/analytics/used-before.ts';
import type { UsageReader } from '#core/esims/analytics/usage-reader.ts';
import type { EsimDetails, MyEsims, OwnedEsim } from '#core/esims/my-esims.ts';
import { lastUseAt, type StoredReading } from '#core/esims/usage/consumption.ts';
import { refreshPossibleAt } from '#core/esims/usage/refresh-time.ts';
import type { Language } from '#core/language.ts';
import { daysStartLine } from '#core/plans/texts/unit-title.ts';
import { numberedTitle, unitExtras } from '#core/orders/number-units.ts';
import { countryNetworks } from '#core/plans/country-networks.ts';
import { daysStart, startsOnInstall } from '#core/plans/days-start.ts';
import { givenShare, isInOwnersUse } from '#core/shares/is-given.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { showGift } from '../gifts/show-gift.ts';
import { packagesOf, showOwnTopups } from '../topups/show-topups.ts';

type ViewOptions = Readonly<{ language: Language; now: Date }>;

export function showEsim(esim: OwnedEsim, { language, now }: ViewOptions): MyEsim {
  const { described, installedAt, firstConnectedAt } = esim;
  return {
    id: esim.id,
    title: numberedTitle(described, esim.number, { language, messagesOf }),
    name: esim.name,
    country: destinationName(described, language),
    countryCode: described.country_code,
    coverage: described.coverage_type,
    iccid: esim.iccid,
    status: esim.status,
    display: reportedDisplay(esim),
    isInstalled: installedAt !== null,
    firstConnectedAt: isoOf(firstConnectedAt),
    dataPlan: described.is_unlimited
      ? messagesOf(language, 'order-titles')('unlimited')
      : described.data_amount,
    validityDays: daysStart(described).days,
    extras: unitExtras(described, esim.number, { language, messagesOf }),
    daysStart: daysStartLine(described, { language, messagesOf }),
    startsOnInstall: startsOnInstall(described),
    expiresAt: isoOf(esim.expiresAt),
    usage: usageOf(esim),
    readAt: isoOf(esim.readAt),
    refresh: refreshOf(esim, now),
    ...showOwnTopups(esim, { language, now }),
    orderNumber: esim.orderNumber,
    isOneOfSeveral: esim.number !== null,
    hasOpenWithdrawal: esim.hasOpenWithdrawal,
    isRefunded: esim.isWhollyRefunded,
    gift: esim.gift === null ? null : showGift(esim.gift, now),
    given: givenOf(esim, now),
    createdAt: esim.createdAt.toISOString(),
  };
}

type Needs = Readonly<{
  mine: Pick<MyEsims, 'find'>;
  usage: Pick<UsageReader, 'readings'>;
  userId: string;
  esimId: string;
}>;

/** Null: the customer has no such eSIM. */
export async function readEsimDetails(
  { mine, usage, userId, esimId }: Needs,
  shown: ViewOptions,
): Promise<MyEsimDetails | null> {
  const found = await mine.find(userId, esimId);
  return found === null ? null : showEsimDetails(found, await usage.readings(userId, esimId), shown);
}

function showEsimDetails(
  esim: EsimDetails,
  readings: readonly StoredReading[],
  shown: ViewOptions,
): MyEsimDetails {
  const covering = { countries: esim.described.countries, operator_coverages: esim.operatorCoverages };
  const own = showEsim(esim, shown);
  const isUnlimited = own.usage?.isUnlimited === true;
  return {
    ...own,
    orderId: esim.orderId,
    smdpAddress: esim.smdpAddress,
    apn: esim.apn,
    lastUsedAt: isoOf(lastUseAt(readings)),
    usedBeforeMegabytes: usedBefore({ readings, topups: own.topups, isUnlimited }),
    countries: [...countryNetworks([covering], shown.language)],
  };
}

function usageOf(esim: OwnedEsim): MyEsim['usage'] {
  const { running } = packagesOf(esim);
  if (running === null) return null;
  return { ...running, usedMegabytes: running.totalMegabytes - running.remainingMegabytes };
}

/** The links of a gift are the gift's. */
function givenOf(esim: OwnedEsim, now: Date): MyEsim['given'] {
  const share = givenShare(esim, now);
  if (share === null || esim.gift !== null) return null;
  const { recipient, recipientName, createdAt } = share;
  return {
    recipient,
    recipientName,
    at: createdAt.toISOString(),
    isOpened: share.revealedAt !== null,
    isInOwnersUse: isInOwnersUse(esim),
  };
}

function refreshOf({ isStillRead, readAt, refreshedAt }: OwnedEsim, now: Date): MyEsim['refresh'] {
  if (!isStillRead) return { isPossible: false, possibleAt: null };
  const possibleAt = refreshPossibleAt({ readAt, refreshedAt }, now);
  return { isPossible: possibleAt === null, possibleAt: isoOf(possibleAt) };
}

function isoOf(date: Date | null): string | null {
  return date === null ? null : date.toISOString();
}
