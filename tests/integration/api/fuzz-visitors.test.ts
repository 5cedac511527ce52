import { beforeAll, expect, test } from 'vitest';
import { accountRoutes, describedRoutes, shopRoutes } from '../access/known-routes.ts';
import { openVisitors, type People, type Visitor } from '../access/visitors.ts';
import { readIdsOf } from '../fuzz/ids-in-lists.ts';
import { openKeptSession } from '../fuzz/kept-sessions.ts';
import { sampledRequests, type Ids } from '../fuzz/malformed-requests.ts';
import { codeIn, expectRefusals, sendAll, type FuzzResponse } from '../fuzz/send-malformed.ts';
import { disturbingLast, otherMethodsOf, targetsOf, type Target } from '../fuzz/targets.ts';
import { anOrderFlow } from '../order-flow/shop.ts';

/** The admin is last: only an admin can make the sandbox fail. */
const FUZZ_VISITORS = ['guest', 'owner', 'support', 'admin'] as const satisfies readonly Visitor[];
const SEED = 20_261_118;
const MALFORMED_PER_ROUTE = 6;
const REQUESTS_PER_VISITOR = 2_250;
/** A line of a stack, in JSON. */
const STACK = /\\n\s+at \S/;

const flow = anOrderFlow();
const opened = Promise.withResolvers<People>();
beforeAll(async () => opened.resolve(await openVisitors(flow)), 120_000);

/** Every route that the shop registered or describes, and every call of the accounts library. */
async function readTargets(): Promise<readonly Target[]> {
  const { origin, routes } = flow.parts();
  const description: unknown = await (await fetch(`${origin}/api/openapi.json`)).json();
  const served = [...shopRoutes(routes), ...describedRoutes(description), ...accountRoutes()];
  return disturbingLast(targetsOf([...new Set(served)], description));
}

const CHANGES = ['POST', 'PUT', 'DELETE'];
const READS = ['GET', 'HEAD'];

/** Methods with which this visitor had at least one success. */
function successfulMethods(responses: readonly FuzzResponse[]): readonly string[] {
  const successes = responses.filter(({ status }) => status >= 200 && status < 300);
  return [...new Set(successes.map(({ request }) => request.method))].toSorted();
}

const REFUSED_BEFORE = new Set(['not-staff', 'role-missing', 'confirm-password']);

/** Not refused for its session, role, method, size, media type or rate. */
function isFromHandler({ status, text }: FuzzResponse): boolean {
  return ![401, 405, 413, 415, 429].includes(status) && !REFUSED_BEFORE.has(codeIn(text) ?? '');
}

const reached = new Set<string>();

test.each(FUZZ_VISITORS)(
  'ERROR-11 malformed requests of %s get no 5xx, whatever the method',
  async (visitor) => {
    const people = await opened.promise;
    const targets = await readTargets();
    const { send } = await openKeptSession(flow, people, visitor);
    const { esimId, orderNumber, giftId, ticketId, checkoutSessionId } = people.belongings();
    const others: Ids = [esimId, orderNumber, giftId, ticketId, checkoutSessionId, '1', 'google'];
    const read = async (path: string) => (await send({ method: 'GET', path, headers: {}, body: null })).text;
    const idsOf = await readIdsOf(targets, read, others);
    const own = sampledRequests(targets, { seed: SEED, each: MALFORMED_PER_ROUTE, idsOf });
    const other = sampledRequests(otherMethodsOf(targets), { seed: SEED, each: 1, idsOf });
    const responses = [...(await sendAll(other, send)), ...(await sendAll(own, send))];
    await flow.control('DELETE', '/faults');

    expectRefusals(responses);
    expect(responses.length).toBeGreaterThanOrEqual(REQUESTS_PER_VISITOR);
    expect(flow.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
    expect(JSON.stringify(flow.log.lines)).not.toMatch(STACK);
    const methods = visitor === 'guest' ? ['POST', ...READS] : [...CHANGES, ...READS];
    expect(successfulMethods(responses)).toEqual(methods.toSorted());
    for (const response of responses.filter(isFromHandler)) reached.add(response.request.route ?? '');
  },
  600_000,
);

test('the malformed requests of all visitors together reached the handler of every route', async () => {
  const own = (await readTargets()).filter(({ path }) => !path.startsWith('/api/auth/'));
  const routes = own.map(({ method, path }) => `${method} ${path}`);
  expect(routes.length).toBeGreaterThan(150);
  expect(routes.filter((route) => !reached.has(route))).toEqual([]);
});
