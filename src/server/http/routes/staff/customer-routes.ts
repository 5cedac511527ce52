import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import {
  AccessBody,
  AccessConflict,
  CustomerQuery,
  CustomerResponse,
  SignedOutResponse,
} from '#contract/admin/customers.ts';
import { AccountParams, RolesResponse } from '#contract/admin/staff.ts';
import { ErrorResponse } from '#contract/error-response.ts';
import type { Clock } from '#core/clock.ts';
import type { HttpEnv } from '../../http-env.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import type { OrderServices } from '../../order-services.ts';
import { NOT_FOUND, problemBody, type Problem } from '../../problem.ts';
import { changedMeanwhile } from '../../staff/changed-meanwhile.ts';
import { LAST_ADMIN, showAccount } from '../../staff/show-account.ts';
import { showCustomer } from '../../staff/show-customer.ts';
import { staffOnly } from '../../staff/staff-only.ts';
import type { StaffServices } from '../../staff/staff-services.ts';
import { jsonBody, jsonOf, REFUSED } from '../describe-route.ts';

const OWN_ACCOUNT: Problem = {
  status: 409,
  code: 'own-account',
  message: 'You cannot disable your own account. Ask another admin.',
};

const REFUSALS = { 400: REFUSED, 401: REFUSED, 403: REFUSED, 404: REFUSED };

const readCustomer = createRoute({
  method: 'get',
  path: '/api/admin/accounts/{id}',
  summary: 'An account with its orders, eSIMs and tickets',
  ...staffOnly({ role: 'admin' }),
  request: { params: AccountParams, query: CustomerQuery },
  responses: { 200: jsonOf('The customer.', CustomerResponse), ...REFUSALS },
});

const signOut = createRoute({
  method: 'post',
  path: '/api/admin/accounts/{id}/sign-out',
  summary: 'Ends every session of an account',
  ...staffOnly({ role: 'admin', audits: 'account-signed-out' }),
  request: { params: AccountParams },
  responses: { 200: jsonOf('How many sessions ended.', SignedOutResponse), ...REFUSALS },
});

const changeAccess = createRoute({
  method: 'put',
  path: '/api/admin/accounts/{id}/access',
  summary: 'Disables an account, or enables it again',
  ...staffOnly({ role: 'admin', needsRecentSignIn: true, audits: 'account-access-changed' }),
  request: { params: AccountParams, body: jsonBody(AccessBody) },
  responses: {
    200: jsonOf('The account after it.', RolesResponse),
    ...REFUSALS,
    409: jsonOf('The last admin, the own account, or changed meanwhile.', AccessConflict.or(ErrorResponse)),
  },
});

type Needs = Readonly<{
  staff: StaffServices;
  orders: Pick<OrderServices, 'esims' | 'support'>;
  clock: Clock;
}>;

export function customerRoutes({ staff, orders, clock }: Needs) {
  return new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput })
    .openapi(readCustomer, async (c) => {
      const shown = await showCustomer(
        { staff, orders },
        c.req.valid('param').id,
        c.req.valid('query').language,
      );
      return shown === null ? c.json(problemBody(NOT_FOUND), 404) : c.json(shown, 200);
    })
    .openapi(signOut, async (c) => {
      const action = { by: c.get('staff').userId, at: clock.now() };
      const ended = await staff.accounts.signOutEverywhere(c.req.valid('param').id, action);
      return ended === null ? c.json(problemBody(NOT_FOUND), 404) : c.json({ endedSessions: ended }, 200);
    })
    .openapi(changeAccess, async (c) => {
      const sent = c.req.valid('json');
      const outcome = await staff.accounts.saveAccess({
        userId: c.req.valid('param').id,
        isDisabled: sent.isDisabled,
        seen: sent.edition,
        by: c.get('staff').userId,
        at: clock.now(),
      });
      switch (outcome.kind) {
        case 'not-found':
          return c.json(problemBody(NOT_FOUND), 404);
        case 'last-admin':
          return c.json(problemBody(LAST_ADMIN), 409);
        case 'own-account':
          return c.json(problemBody(OWN_ACCOUNT), 409);
        case 'edited-meanwhile':
          return c.json(changedMeanwhile(showAccount(outcome.now), sent), 409);
        case 'saved':
          return c.json({ account: showAccount(outcome.now) }, 200);
      }
    });
}
