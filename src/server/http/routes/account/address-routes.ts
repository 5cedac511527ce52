import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import {
  AddressResponse,
  ChangeAddressBody,
  ConfirmAddressBody,
  type ShownAddress,
} from '#contract/account/address-change.ts';
import { requestAddressChange } from '#core/accounts/change-address.ts';
import { isFreshSignIn } from '#core/accounts/fresh-sign-in.ts';
import type { SignedIn } from '#core/accounts/signed-in.ts';
import type { Clock } from '#core/clock.ts';
import type { SharedLimits } from '#core/limits/rate-limit.ts';
import type { HttpEnv } from '../../http-env.ts';
import { refuseInvalidInput } from '../../middleware/refuse-invalid-input.ts';
import type { OrderServices } from '../../order-services.ts';
import { problemBody, SIGNED_OUT, tooManyRequests, type Problem } from '../../problem.ts';
import { signedInUser } from '../../signed-in-user.ts';
import { jsonBody, jsonOf, REFUSED, UNCACHED } from '../describe-route.ts';

const SAME_ADDRESS: Problem = {
  status: 400,
  code: 'same-address',
  message: 'This is the address of your account already. Nothing was changed.',
};
const SIGN_IN_AGAIN: Problem = {
  status: 403,
  code: 'sign-in-again',
  message: 'Please sign in again to change the address of your account. Nothing was changed.',
};
const OLD_LINK: Problem = {
  status: 400,
  code: 'invalid-token',
  message: 'This link is of another account, was used or ended, or is too old. Nothing was changed.',
};
const TAKEN: Problem = {
  status: 409,
  code: 'address-taken',
  message: 'Another account has this address by now. Nothing was changed.',
};

const readAddress = createRoute({
  method: 'get',
  path: '/api/me/address',
  summary: 'The address of the signed-in customer’s account, and the one that waits for its confirmation',
  responses: { 200: jsonOf('The addresses.', AddressResponse), 401: REFUSED },
});

const changeAddress = createRoute({
  method: 'put',
  path: '/api/me/address',
  summary:
    'Mails a link to the address that the signed-in customer wants; the same response whether or not it has an account',
  request: { body: jsonBody(ChangeAddressBody) },
  responses: {
    200: jsonOf('It waits for its confirmation.', AddressResponse),
    400: REFUSED,
    401: REFUSED,
    403: REFUSED,
    429: REFUSED,
  },
});

const cancelChange = createRoute({
  method: 'delete',
  path: '/api/me/address',
  summary: 'The signed-in customer no longer wants another address; its links end',
  responses: { 200: jsonOf('The addresses.', AddressResponse), 401: REFUSED },
});

const confirmAddress = createRoute({
  method: 'post',
  path: '/api/me/address/confirm',
  summary: 'Changes the address of the signed-in customer’s account, with the token of the link mailed to it',
  request: { body: jsonBody(ConfirmAddressBody) },
  responses: {
    200: jsonOf('Changed. All other sessions have ended.', AddressResponse),
    400: REFUSED,
    401: REFUSED,
    409: REFUSED,
  },
});

type Needs = Readonly<{ orders: OrderServices; sharedLimits: SharedLimits; clock: Clock }>;

/** The address of the signed-in customer's account and its change. */
export function addressRoutes({ orders, sharedLimits, clock }: Needs) {
  const { addressChanges } = orders;
  const routes = new OpenAPIHono<HttpEnv>({ defaultHook: refuseInvalidInput });

  async function shown(signedIn: SignedIn): Promise<ShownAddress> {
    const now = clock.now();
    const wanted = await addressChanges.findWanted(signedIn.userId, now);
    return {
      email: signedIn.email,
      wanted: wanted === null ? null : { ...wanted, expiresAt: wanted.expiresAt.toISOString() },
      isSignInFresh: isFreshSignIn(signedIn.signedInAt, now),
    };
  }

  return routes
    .openapi(readAddress, async (c) => {
      const signedIn = await signedInUser(c, orders);
      if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
      return c.json(await shown(signedIn), 200, UNCACHED);
    })
    .openapi(changeAddress, async (c) => {
      const signedIn = await signedInUser(c, orders);
      if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
      const { email: typedEmail, language } = c.req.valid('json');
      const outcome = await requestAddressChange(
        { addressChanges, limits: sharedLimits, clock },
        { signedIn, typedEmail, language },
      );
      switch (outcome.kind) {
        case 'waiting':
          return c.json(await shown(signedIn), 200, UNCACHED);
        case 'same-address':
          return c.json(problemBody(SAME_ADDRESS), 400, UNCACHED);
        case 'sign-in-again':
          return c.json(problemBody(SIGN_IN_AGAIN), 403, UNCACHED);
        case 'too-many': {
          const problem = tooManyRequests(outcome.retryAfterSeconds);
          return c.json(problemBody(problem), 429, { ...UNCACHED, ...problem.headers });
        }
      }
    })
    .openapi(cancelChange, async (c) => {
      const signedIn = await signedInUser(c, orders);
      if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
      await addressChanges.cancel(signedIn.userId);
      return c.json(await shown(signedIn), 200, UNCACHED);
    })
    .openapi(confirmAddress, async (c) => {
      const signedIn = await signedInUser(c, orders);
      if (signedIn === null) return c.json(problemBody(SIGNED_OUT), 401, UNCACHED);
      const { userId, sessionId } = signedIn;
      const { token, language } = c.req.valid('json');
      const outcome = await addressChanges.confirm({ token, userId, sessionId, language }, clock.now());
      if (outcome === 'old-link') return c.json(problemBody(OLD_LINK), 400, UNCACHED);
      if (outcome === 'taken') return c.json(problemBody(TAKEN), 409, UNCACHED);
      // Read again, with its new address.
      const changed = await signedInUser(c, orders);
      return c.json(await shown(changed ?? signedIn), 200, UNCACHED);
    });
}
