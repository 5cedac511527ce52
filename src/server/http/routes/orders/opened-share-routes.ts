import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import {
  RevealShareResponse,
  SharedInstalledBody,
  SharedInstalledResponse,
  SharePreviewResponse,
  ShareSecretBody,
} from '#contract/orders/shares.ts';
import { destinationName } from '#core/catalogue/geography/destination.ts';
import type { Clock } from '#core/clock.ts';
import { isMarkedByRecipient, openedLife, sharedState } from '#core/esims/installation/install-state.ts';
import { giftDaysStart } from '#core/gifts/gift-mails.ts';
import type { Language } from '#core/language.ts';
import type { SharedLimits } from '#core/limits/rate-limit.ts';
import { SHARE_CALLS_PER_CLIENT } from '#core/limits/shop-limits.ts';
import { daysStartLine, unitTitle } from '#core/plans/texts/unit-title.ts';
import { startsOnInstall } from '#core/plans/days-start.ts';
import { isOwnLink, type RevealedShare, type SharePreview } from '#core/shares/opened-shares.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import type { InstallMaterial } from '../../checkout-session/install-material.ts';
import type { HttpEnv } from '../../http-env.ts';
import { clientGroup } from '../../middleware/client-address.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import type { OrderServices } from '../../order-services.ts';
import { problemBody, tooManyRequests } from '../../problem.ts';
import { signedInUser } from '../../signed-in-user.ts';
import { jsonBody, jsonOf, REFUSED, UNCACHED } from '../describe-route.ts';

const REFUSALS = { 400: REFUSED, 429: REFUSED };

const preview = createRoute({
  method: 'post',
  path: '/api/shares/preview',
  summary: 'What a share link is for; changes nothing',
  request: { body: jsonBody(ShareSecretBody) },
  responses: {
    200: jsonOf('Unknown, expired and revoked links are `ended`.', SharePreviewResponse),
    ...REFUSALS,
  },
});

const reveal = createRoute({
  method: 'post',
  path: '/api/shares/reveal',
  summary: 'Everything that installs the eSIM of a share link; records the first time',
  request: { body: jsonBody(ShareSecretBody) },
  responses: { 200: jsonOf('Works again until the link ends.', RevealShareResponse), ...REFUSALS },
});

const installed = createRoute({
  method: 'post',
  path: '/api/shares/installed',
  summary: 'Marks the eSIM of an opened share link as installed, or takes the mark back',
  request: { body: jsonBody(SharedInstalledBody) },
  responses: { 200: jsonOf('The mark after it.', SharedInstalledResponse), ...REFUSALS },
});

type Needs = Readonly<{
  orders: OrderServices;
  material: InstallMaterial;
  sharedLimits: SharedLimits;
  clock: Clock;
}>;

/** Share links for the person who has one. The secret in the body is the only permission. */
export function openedShareRoutes({ orders, material, sharedLimits, clock }: Needs) {
  const { openedShares } = orders.esims;
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });

  /** Null: the client may go on. */
  async function refusal(c: Context<HttpEnv>) {
    const client = clientGroup(c.get('client'));
    const verdict = await sharedLimits.take(SHARE_CALLS_PER_CLIENT, client, clock.now());
    if (verdict.isAllowed) return null;
    const problem = tooManyRequests(verdict.retryAfterSeconds);
    return c.json(problemBody(problem), 429, { ...UNCACHED, ...problem.headers });
  }

  async function isOwn(c: Context<HttpEnv>, found: SharePreview | null): Promise<boolean> {
    const viewer = found === null ? null : await signedInUser(c, orders);
    return found !== null && viewer !== null && isOwnLink(found, viewer);
  }

  /** The recipient of a gift can request new links when a link has expired. */
  async function ended(secret: string) {
    const gift = await orders.gifts.findExpiredLink(secret, clock.now());
    const hasNewer = gift?.hasNewer ?? false;
    return { state: 'ended' as const, canResend: gift !== null && !hasNewer, hasNewer };
  }

  return routes
    .openapi(preview, async (c) => {
      const refused = await refusal(c);
      if (refused !== null) return refused;
      const { secret, language } = c.req.valid('json');
      const found = await openedShares.preview(secret, clock.now());
      if (await isOwn(c, found)) return c.json({ state: 'own' as const }, 200, UNCACHED);
      return c.json(
        found === null ? await ended(secret) : showPreview(found, { language, now: clock.now() }),
        200,
        UNCACHED,
      );
    })
    .openapi(reveal, async (c) => {
      const refused = await refusal(c);
      if (refused !== null) return refused;
      const { secret, language } = c.req.valid('json');
      // The owner may have signed in after the page was loaded.
      const previewed = await openedShares.preview(secret, clock.now());
      if (await isOwn(c, previewed)) return c.json({ state: 'own' as const }, 200, UNCACHED);
      const found = await openedShares.reveal(secret, clock.now());
      if (found === null) return c.json(await ended(secret), 200, UNCACHED);
      return c.json(await showRevealed(found, { material, language, now: clock.now() }), 200, UNCACHED);
    })
    .openapi(installed, async (c) => {
      const refused = await refusal(c);
      if (refused !== null) return refused;
      const { secret, isInstalled } = c.req.valid('json');
      const isMarked = await openedShares.markInstalled(secret, isInstalled, clock.now());
      return c.json(
        isMarked ? { state: 'active' as const, isInstalled } : await ended(secret),
        200,
        UNCACHED,
      );
    });
}

type ViewOptions = Readonly<{ language: Language; now: Date }>;

function showPreview(
  { described, expiresAt, reported, openedAt, boughtAt, gift }: SharePreview,
  { language, now }: ViewOptions,
) {
  return {
    state: 'active' as const,
    title: unitTitle(described, { language, messagesOf }),
    country: destinationName(described, language),
    countryCode: described.country_code,
    coverage: described.coverage_type,
    daysStart: daysStartOf({ described, boughtAt }, language),
    startsOnInstall: startsOnInstall(described),
    expiresAt: expiresAt.toISOString(),
    life: openedLife({ ...reported, openedAt }, now),
    gift,
  };
}

function daysStartOf(
  { described, boughtAt }: Pick<SharePreview, 'described' | 'boughtAt'>,
  language: Language,
): string {
  const i18n = { language, messagesOf };
  return boughtAt === null ? daysStartLine(described, i18n) : giftDaysStart({ described, boughtAt }, i18n);
}

async function showRevealed(
  found: RevealedShare,
  { material, language, now }: ViewOptions & Pick<Needs, 'material'>,
) {
  // The id of the eSIM itself is its owner's.
  const esim = await material.show({ ...found, id: found.shareId, number: null }, language);
  const isInstalled = isMarkedByRecipient({ ...found.reported, openedAt: found.openedAt });
  const use = sharedState(found.reported, now);
  const preview = showPreview(found, { language, now });
  return { ...preview, esim: { ...esim, daysStart: preview.daysStart }, isInstalled, use };
}
