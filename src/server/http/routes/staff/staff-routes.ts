import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { AuditQuery, AuditResponse, StaffMeResponse } from '#contract/admin/staff.ts';
import { recentSignInEnds } from '#core/staff/recent-sign-in.ts';
import type { HttpEnv } from '../../http-env.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import { showAuditEntry } from '../../staff/show-staff-order.ts';
import { staffOnly } from '../../staff/staff-only.ts';
import type { StaffServices } from '../../staff/staff-services.ts';
import { jsonOf, REFUSED } from '../describe-route.ts';

const REFUSALS = { 401: REFUSED, 403: REFUSED };

const readMe = createRoute({
  method: 'get',
  path: '/api/admin/me',
  summary: 'The signed-in member of staff',
  ...staffOnly({ role: 'support' }),
  responses: { 200: jsonOf('Roles and recent sign-in.', StaffMeResponse), ...REFUSALS },
});

const readAudit = createRoute({
  method: 'get',
  path: '/api/admin/audit',
  summary: 'What staff changed',
  ...staffOnly({ role: 'admin' }),
  request: { query: AuditQuery },
  responses: { 200: jsonOf('Newest first.', AuditResponse), 400: REFUSED, ...REFUSALS },
});

const PAGE = 50;

type Needs = Readonly<{ staff: StaffServices }>;

export function staffRoutes({ staff }: Needs) {
  return new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput })
    .openapi(readMe, (c) => {
      const { email, roles, ...times } = c.get('staff');
      return c.json({ email, roles: [...roles], recentUntil: recentSignInEnds(times).toISOString() }, 200);
    })
    .openapi(readAudit, async (c) => {
      const { before } = c.req.valid('query');
      const found = await staff.audit.list({ before, most: PAGE + 1 });
      const entries = found.slice(0, PAGE).map(showAuditEntry);
      const next = found.length > PAGE ? (entries.at(-1)?.id ?? null) : null;
      return c.json({ entries, next }, 200);
    });
}
