import { expect, test } from 'vitest';
import { describedRoutes, shopRoutes } from '../access/known-routes.ts';
import {
  aRandom,
  BAD_BODIES,
  DEEP_JSON,
  HOSTILE_JSON,
  HOSTILE_TEXTS,
  JUNK_HEADERS,
  pick,
} from '../fuzz/hostile-values.ts';
import { malformedRequests, type Malformed } from '../fuzz/malformed-requests.ts';
import { expectRefusals, receive, sendAll, sendTo } from '../fuzz/send-malformed.ts';
import { targetsOf } from '../fuzz/targets.ts';
import { anOrderFlow } from '../order-flow/shop.ts';

const flow = anOrderFlow();
const SEED = 20_261_116;
const REQUESTS = 9_000;
test('ERROR-11 nine thousand malformed requests get no 5xx, and every refusal has our error format', async () => {
  const { origin, routes } = flow.parts();
  const description: unknown = await (await fetch(`${origin}/api/openapi.json`)).json();
  const served = new Set([...shopRoutes(routes), ...describedRoutes(description)]);
  const targets = targetsOf([...served], description);
  const requests = malformedRequests(targets, { seed: SEED, count: REQUESTS });
  expect(requests.length).toBeGreaterThanOrEqual(REQUESTS);
  expectRefusals(await sendAll(requests, (request) => sendTo(origin, request)));
  expect(flow.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
}, 600_000);

const ACCOUNT_CALLS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/sign-in/email': { email: 'ana@example.com', password: 'x' },
  '/sign-up/email': { email: 'not an address', password: 'a harbour', name: '' },
  '/sign-in/magic-link': { email: 'ana@example.com' },
  '/magic-link/verify': { token: 'x' },
  '/verify-email': { token: 'x' },
  '/request-password-reset': { email: 'ana@example.com', redirectTo: '/' },
  '/reset-password': { token: 'x', newPassword: 'a lighthouse' },
  '/send-verification-email': { email: 'ana@example.com' },
  '/change-password': { currentPassword: 'x', newPassword: 'a lighthouse' },
  '/verify-password': { password: 'x' },
  '/revoke-session': { token: 'x' },
  '/sign-out': {},
  '/no-such-call': {},
};

function malformedAccountCalls(): readonly Malformed[] {
  const random = aRandom(SEED);
  return Object.entries(ACCOUNT_CALLS).flatMap(([call, good]) => {
    const path = `/api/auth${call}`;
    const json = { 'content-type': 'application/json' };
    const post = (body: string, headers = {}): Malformed => ({
      method: 'POST',
      path,
      headers: { ...json, ...headers },
      body,
    });
    const spoiled = Object.keys(good).flatMap((name) =>
      [...HOSTILE_JSON, DEEP_JSON].map((value) => {
        const rest = Object.entries(good).filter(([other]) => other !== name);
        const fields = rest.map(([other, text]) => `${JSON.stringify(other)}:${JSON.stringify(text)}`);
        return post(`{${[...fields, `${JSON.stringify(name)}:${value}`].join()}}`);
      }),
    );
    return [
      ...spoiled,
      ...BAD_BODIES.map((body) => post(body)),
      ...JUNK_HEADERS.map((headers) => post(JSON.stringify({ made: 'up' }), headers)),
      ...HOSTILE_TEXTS.map((text) => ({ ...post('{}'), path: `${path}?token=${text}&callbackURL=${text}` })),
      ...HOSTILE_TEXTS.map((text) => ({
        method: 'GET',
        path: `${pick(random, [path, '/api/auth/get-session', '/api/auth/list-sessions'])}?token=${text}`,
        headers: pick(random, JUNK_HEADERS),
        body: null,
      })),
    ];
  });
}

test('ERROR-11 malformed account requests get no 5xx and the same error format', async () => {
  const { origin, shop } = flow.parts();
  const requests = malformedAccountCalls();
  let client = 0;
  const responses = await sendAll(requests, async (sent) => {
    const { path, body, ...init } = sent;
    client += 1;
    // Each request has its own IP address; otherwise the account limits would refuse all but the first few.
    const address = `10.${client >> 16}.${(client >> 8) & 255}.${client & 255}`;
    const request = new Request(origin + path, { ...init, ...(body === null ? {} : { body }) });
    return receive(sent, await shop.accounts.handler(request, address));
  });
  expect(requests.length).toBeGreaterThan(1_000);
  expectRefusals(responses);
  expect(flow.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
}, 600_000);
