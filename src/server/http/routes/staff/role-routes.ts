import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import {
  AccountParams,
  AccountSearchQuery,
  AccountsResponse,
  RolesBody,
  RolesConflict,
  RolesResponse,
} from '#contract/admin/staff.ts';
import { ErrorResponse } from '#contract/error-response.ts';
import type { Clock } from '#core/clock.ts';
import type { HttpEnv } from '../../http-env.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import { NOT_FOUND, problemBody } from '../../problem.ts';
import { changedMeanwhile } from '../../staff/changed-meanwhile.ts';
import { LAST_ADMIN, showAccount } from '../../staff/show-account.ts';
import { staffOnly } from '../../staff/staff-only.ts';
import type { StaffServices } from '../../staff/staff-services.ts';
import { jsonBody, jsonOf, REFUSED } from '../describe-route.ts';

const REFUSALS = { 400: REFUSED, 401: REFUSED, 403: REFUSED };

const searchAccounts = createRoute({
  method: 'get',
  path: '/api/admin/accounts',
  summary: 'Accounts by the beginning of their address; without a search everybody with a role',
  ...staffOnly({ role: 'admin' }),
  request: { query: AccountSearchQuery },
  responses: { 200: jsonOf('By address.', AccountsResponse), ...REFUSALS },
});

const changeRoles = createRoute({
  method: 'put',
  path: '/api/admin/accounts/{id}/roles',
  summary: 'Gives an account roles, or takes them away',
  ...staffOnly({ role: 'admin', needsRecentSignIn: true, audits: 'roles-changed' }),
  request: { params: AccountParams, body: jsonBody(RolesBody) },
  responses: {
    200: jsonOf('The account after it.', RolesResponse),
    ...REFUSALS,
    404: REFUSED,
    409: jsonOf('The last admin, or changed meanwhile.', RolesConflict.or(ErrorResponse)),
  },
});

/** More accounts are found by typing more of the address. */
const MOST_FOUND = 50;

type Needs = Readonly<{ staff: StaffServices; clock: Clock }>;

export function roleRoutes({ staff, clock }: Needs) {
  return new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput })
    .openapi(searchAccounts, async (c) => {
      const search = c.req.valid('query').search?.trim() ?? '';
      const found =
        search === '' ? await staff.accounts.team() : await staff.accounts.search(search, MOST_FOUND);
      return c.json({ accounts: found.map(showAccount) }, 200);
    })
    .openapi(changeRoles, async (c) => {
      const { id } = c.req.valid('param');
      const sent = c.req.valid('json');
      const outcome = await staff.accounts.saveRoles({
        userId: id,
        wanted: sent.roles,
        seen: sent.edition,
        by: c.get('staff').userId,
        at: clock.now(),
      });
      if (outcome.kind === 'not-found') return c.json(problemBody(NOT_FOUND), 404);
      if (outcome.kind === 'last-admin') return c.json(problemBody(LAST_ADMIN), 409);
      if (outcome.kind === 'edited-meanwhile')
        return c.json(changedMeanwhile(showAccount(outcome.now), sent), 409);
      return c.json({ account: showAccount(outcome.now) }, 200);
    });
}
