import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { LeadExportBody, NewsletterExportBody } from '#contract/admin/contacts.ts';
import type { Clock } from '#core/clock.ts';
import type { StoredLead } from '#core/contacts/lead-list.ts';
import type { NewsletterAddress } from '#core/contacts/newsletter-list.ts';
import { dollarsFromCents } from '#core/money.ts';
import { unsubscribePath } from '#core/newsletter/newsletter.ts';
import type { HttpEnv } from '../../http-env.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import type { OrderServices } from '../../order-services.ts';
import { csvHeaders, csvStream } from '../../staff/csv-stream.ts';
import { leadQueryOf, newsletterQueryOf } from '../../staff/show-contact.ts';
import { staffOnly } from '../../staff/staff-only.ts';
import type { StaffServices } from '../../staff/staff-services.ts';
import { jsonBody, REFUSED } from '../describe-route.ts';

const ANSWERS = {
  200: { description: 'As CSV.', content: { 'text/csv': { schema: z.string() } } },
  400: REFUSED,
  401: REFUSED,
  403: REFUSED,
};

const exportNewsletter = createRoute({
  method: 'post',
  path: '/api/admin/newsletter/export',
  summary: 'Addresses of the newsletter as a file; without a state only confirmed ones',
  ...staffOnly({ role: 'admin', needsRecentSignIn: true, audits: 'newsletter-exported' }),
  request: { body: jsonBody(NewsletterExportBody) },
  responses: ANSWERS,
});

const exportLeads = createRoute({
  method: 'post',
  path: '/api/admin/leads/export',
  summary: 'Leads as a file',
  ...staffOnly({ role: 'admin', needsRecentSignIn: true, audits: 'leads-exported' }),
  request: { body: jsonBody(LeadExportBody) },
  responses: ANSWERS,
});

/** Rows that are in memory at once. */
const PAGE = 1_000;

type Needs = Readonly<{ staff: StaffServices; orders: OrderServices; clock: Clock; publicOrigin: string }>;

export function contactExportRoutes({ staff, orders, clock, publicOrigin }: Needs) {
  const { timeZone, newsletter, leads } = staff;
  const actionOf = (by: string) => ({ by, at: clock.now() });
  const unsubscribeUrl = (email: string) =>
    publicOrigin + unsubscribePath(orders.newsletterTokens.unsubscribe.tokenOf(email));
  return new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput })
    .openapi(exportNewsletter, async (c) => {
      const query = newsletterQueryOf(c.req.valid('json'), timeZone);
      const action = actionOf(c.get('staff').userId);
      await newsletter.recordExport(query, action);
      const file = csvStream<NewsletterAddress>({
        columns: ADDRESS_COLUMNS,
        lineOf: (address) => [...addressLine(address), unsubscribeUrl(address.email)],
        readAfter: (last) => newsletter.read(query, { before: last?.cursor ?? null, most: PAGE }),
      });
      return c.body(file, 200, csvHeaders('newsletter', action.at));
    })
    .openapi(exportLeads, async (c) => {
      const query = leadQueryOf(c.req.valid('json'), timeZone);
      const action = actionOf(c.get('staff').userId);
      await leads.recordExport(query, action);
      const file = csvStream<StoredLead>({
        columns: LEAD_COLUMNS,
        lineOf: leadLine,
        readAfter: (last) => leads.read(query, { before: last?.cursor ?? null, most: PAGE }),
      });
      return c.body(file, 200, csvHeaders('leads', action.at));
    });
}

const ADDRESS_COLUMNS = [
  'email',
  'state',
  'language',
  'source',
  'consent text',
  'requested at',
  'confirmed at',
  'ended at',
  'unsubscribe link',
];

function addressLine(address: NewsletterAddress): readonly string[] {
  const { email, state, language, source, consentText, requestedAt, confirmedAt, endedAt } = address;
  const times = [requestedAt, confirmedAt, endedAt].map((time) => time?.toISOString() ?? '');
  return [email, state, language, source, consentText, ...times];
}

const LEAD_COLUMNS = [
  'email',
  'captured at',
  'state',
  'source',
  'cart value in dollars',
  'cart',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'agreed to a reminder',
];

function leadLine({ email, capturedAt, state, source, ...lead }: StoredLead): readonly (string | number)[] {
  const { cartValueCents, cart, utm, wantsReminder } = lead;
  return [
    email,
    capturedAt.toISOString(),
    state,
    source,
    dollarsFromCents(cartValueCents),
    cart.map(({ quantity, title, packageId }) => `${quantity} x ${title} (${packageId})`).join('; '),
    utm.source ?? '',
    utm.medium ?? '',
    utm.campaign ?? '',
    utm.content ?? '',
    utm.term ?? '',
    wantsReminder ? 'yes' : 'no',
  ];
}
