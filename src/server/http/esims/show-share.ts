import type { HandOutResponse, Share as ShownShare } from '#contract/orders/shares.ts';
import { planEnd } from '#core/esims/dashboard/plan-end.ts';
import type { Language } from '#core/language.ts';
import { unitTitle } from '#core/plans/texts/unit-title.ts';
import type { HandedOut } from '#core/shares/my-shares.ts';
import { givenShare } from '#core/shares/is-given.ts';
import { canBeShared, shareState, type Share } from '#core/shares/share.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { showEsim } from './show-esim.ts';

export function showShare(share: Share, now: Date): ShownShare {
  return {
    id: share.id,
    channel: share.channel,
    recipient: share.recipient,
    recipientName: share.recipientName,
    createdAt: share.createdAt.toISOString(),
    expiresAt: share.expiresAt.toISOString(),
    revealedAt: share.revealedAt?.toISOString() ?? null,
    state: shareState(share, now),
  };
}

type ViewOptions = Readonly<{ language: Language; now: Date }>;

export function showHandedOut(
  { esim, isRefunded }: HandedOut,
  shown: ViewOptions,
): HandOutResponse['esims'][number] {
  const mine = showEsim(esim, shown);
  const share = givenShare(esim, shown.now) ?? esim.share;
  const { id, name, country, countryCode, coverage, display, firstConnectedAt } = mine;
  return {
    id,
    plan: unitTitle(esim.described, { language: shown.language, messagesOf }),
    name,
    country,
    countryCode,
    coverage,
    display,
    hasOpenWithdrawal: esim.hasOpenWithdrawal,
    installedAt: esim.installedAt?.toISOString() ?? null,
    firstConnectedAt,
    canBeShared: canBeShared({ ...mine, isRefunded, isGift: esim.gift !== null }, shown.now),
    end: planEnd(mine, shown.now)?.kind ?? null,
    share: share === null ? null : showShare(share, shown.now),
  };
}
