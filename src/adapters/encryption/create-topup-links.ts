import { DAY_MS } from '#core/durations.ts';
import { TOPUP_LINK_DAYS, type TopupLinks } from '#core/topups/links/topup-links.ts';
import { createLinkTokens } from './create-link-tokens.ts';

/** No id of an eSIM contains it. */
const SEPARATOR = '\n';

/** The token contains the end of the link and the id of the eSIM. */
export function createTopupLinks(secret: string): TopupLinks {
  const tokens = createLinkTokens(secret, 'top-up');
  return {
    tokenOf(esimId, now) {
      const endsAt = now.getTime() + TOPUP_LINK_DAYS * DAY_MS;
      return tokens.tokenOf(endsAt.toString(36) + SEPARATOR + esimId);
    },
    esimOf(token, now) {
      const [endsAt = '', esimId] = tokens.textOf(token)?.split(SEPARATOR) ?? [];
      return esimId === undefined || now.getTime() >= Number.parseInt(endsAt, 36) ? null : esimId;
    },
  };
}
