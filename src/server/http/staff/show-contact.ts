import type {
  LeadExportBody,
  NewsletterExportBody,
  ShownAddress,
  ShownLead,
} from '#contract/admin/contacts.ts';
import { addDays, momentIn } from '#core/calendar/days.ts';
import type { LeadQuery, StoredLead } from '#core/contacts/lead-list.ts';
import type { NewsletterAddress, NewsletterQuery } from '#core/contacts/newsletter-list.ts';

type Days = Readonly<{ from?: string | undefined; to?: string | undefined }>;

/** From the first moment of a day to the last of another, on the clocks of the shop. */
function periodOf({ from, to }: Days, timeZone: string) {
  return {
    from: from === undefined ? null : momentIn(timeZone, from, 0),
    until: to === undefined ? null : momentIn(timeZone, addDays(to, 1), 0),
  };
}

const orNull = (text = '') => (text.trim() === '' ? null : text.trim());

export function newsletterQueryOf(filter: NewsletterExportBody, timeZone: string): NewsletterQuery {
  return {
    ...periodOf(filter, timeZone),
    state: filter.state,
    start: orNull(filter.search)?.toLowerCase() ?? null,
    language: filter.language ?? null,
    source: filter.source ?? null,
  };
}

export function leadQueryOf(filter: LeadExportBody, timeZone: string): LeadQuery {
  return {
    ...periodOf(filter, timeZone),
    state: filter.state ?? null,
    start: orNull(filter.search)?.toLowerCase() ?? null,
    origin: orNull(filter.origin),
  };
}

export function showAddress(address: NewsletterAddress): ShownAddress {
  const { id, email, state, language, source, requestedAt, confirmedAt, endedAt } = address;
  return {
    id,
    email,
    state,
    language,
    source,
    requestedAt: requestedAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  };
}

export function showLead(lead: StoredLead): ShownLead {
  const { id, email, source, cart, cartValueCents, utm, state, wantsReminder, capturedAt } = lead;
  return {
    id,
    email,
    source,
    cart: cart.map((line) => ({ ...line })),
    cartValueCents,
    utm,
    state,
    wantsReminder,
    capturedAt: capturedAt.toISOString(),
  };
}
