import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import {
  AddressParams,
  LeadParams,
  LeadQuery,
  LeadsResponse,
  NewsletterQuery,
  NewsletterResponse,
  Removed,
} from '#contract/admin/contacts.ts';
import type { Clock } from '#core/clock.ts';
import type { HttpEnv } from '../../http-env.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import { NOT_FOUND, problemBody } from '../../problem.ts';
import { leadQueryOf, newsletterQueryOf, showAddress, showLead } from '../../staff/show-contact.ts';
import { staffOnly } from '../../staff/staff-only.ts';
import type { StaffServices } from '../../staff/staff-services.ts';
import { jsonOf, REFUSED } from '../describe-route.ts';

const REFUSALS = { 400: REFUSED, 401: REFUSED, 403: REFUSED };

const listNewsletter = createRoute({
  method: 'get',
  path: '/api/admin/newsletter',
  summary: 'Addresses of the newsletter: confirmed, waiting for a confirmation, or ended',
  ...staffOnly({ role: 'admin' }),
  request: { query: NewsletterQuery },
  responses: { 200: jsonOf('Newest first.', NewsletterResponse), ...REFUSALS },
});

const removeAddress = createRoute({
  method: 'delete',
  path: '/api/admin/newsletter/{id}',
  summary: 'Ends the subscription of an address, as its owner can',
  ...staffOnly({ role: 'admin', audits: 'newsletter-address-removed' }),
  request: { params: AddressParams },
  responses: { 200: jsonOf('Removed.', Removed), ...REFUSALS, 404: REFUSED },
});

const listLeads = createRoute({
  method: 'get',
  path: '/api/admin/leads',
  summary: 'Carts that were left at the checkout, with address, source and campaign',
  ...staffOnly({ role: 'admin' }),
  request: { query: LeadQuery },
  responses: { 200: jsonOf('Newest first.', LeadsResponse), ...REFUSALS },
});

const removeLead = createRoute({
  method: 'delete',
  path: '/api/admin/leads/{id}',
  summary: 'Deletes all leads of the address of this one, and their reminders',
  ...staffOnly({ role: 'admin', audits: 'lead-removed' }),
  request: { params: LeadParams },
  responses: { 200: jsonOf('Removed.', Removed), ...REFUSALS, 404: REFUSED },
});

const PAGE = 50;
const REMOVED = { removed: true as const };

type Needs = Readonly<{ staff: StaffServices; clock: Clock }>;

export function contactRoutes({ staff, clock }: Needs) {
  const { timeZone, newsletter, leads } = staff;
  const actionOf = (by: string) => ({ by, at: clock.now() });
  return new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput })
    .openapi(listNewsletter, async (c) => {
      const { before = null, ...filter } = c.req.valid('query');
      const query = newsletterQueryOf(filter, timeZone);
      const [found, counts] = await Promise.all([
        newsletter.read(query, { before, most: PAGE + 1 }),
        newsletter.count(),
      ]);
      const shown = found.slice(0, PAGE);
      const next = found.length > PAGE ? (shown.at(-1)?.cursor ?? null) : null;
      return c.json({ addresses: shown.map(showAddress), next, counts, timeZone }, 200);
    })
    .openapi(removeAddress, async (c) => {
      const isFound = await newsletter.remove(c.req.valid('param').id, actionOf(c.get('staff').userId));
      return isFound ? c.json(REMOVED, 200) : c.json(problemBody(NOT_FOUND), 404);
    })
    .openapi(listLeads, async (c) => {
      const { before = null, ...filter } = c.req.valid('query');
      const [found, count] = await Promise.all([
        leads.read(leadQueryOf(filter, timeZone), { before, most: PAGE + 1 }),
        leads.count(),
      ]);
      const shown = found.slice(0, PAGE);
      const next = found.length > PAGE ? (shown.at(-1)?.cursor ?? null) : null;
      return c.json({ leads: shown.map(showLead), next, count, timeZone }, 200);
    })
    .openapi(removeLead, async (c) => {
      const isFound = await leads.remove(c.req.valid('param').id, actionOf(c.get('staff').userId));
      return isFound ? c.json(REMOVED, 200) : c.json(problemBody(NOT_FOUND), 404);
    });
}
