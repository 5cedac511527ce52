import { z } from 'zod';
import { USUAL_LIMITS } from '#server/http/middleware/rate-limiter.ts';
import { SANDBOX_ADMIN } from '#server/main/sandbox-admin.ts';
import { callDirectly, type Visitors } from './visitors.ts';

type Needs = Readonly<{
  visitors: Visitors;
  origin: string;
  webPorts: readonly [number, number];
  password: string;
}>;

const MORE_THAN_BUFFERED_MS = 5_000;
const ONE_VISITOR = '127.200.0.1';

/** What must be the same in every process. Returns a sentence for each thing that is not. */
export async function checkSharedState(needs: Needs): Promise<readonly string[]> {
  const problems = [await sessionProblem(needs), await limitProblem(needs), await streamProblem(needs)];
  return problems.filter((problem) => problem !== null);
}

/** Signed in at one process, known to the other; signed out there, unknown to the first. */
async function sessionProblem({ origin, webPorts, password }: Needs): Promise<string | null> {
  const [a, b] = [`http://127.0.0.1:${webPorts[0]}`, `http://127.0.0.1:${webPorts[1]}`];
  const headers = { origin };
  const body = { email: SANDBOX_ADMIN, password };
  const { cookie, status } = await callDirectly(`${a}/api/auth/sign-in/email`, {
    method: 'POST',
    headers,
    body,
  });
  if (status !== 200) return `Signing in returned ${status}`;
  const isKnownAt = async (process: string) => {
    const { text } = await callDirectly(`${process}/api/me`, { cookie });
    return text.includes(SANDBOX_ADMIN);
  };
  if (!(await isKnownAt(b))) return 'A session of one process is unknown to the other';
  await callDirectly(`${b}/api/auth/sign-out`, { method: 'POST', headers, cookie, body: {} });
  return (await isKnownAt(a)) ? 'A session that one process ended is still known to the other' : null;
}

/** nginx sends the calls of one visitor to both processes in turn; together they allow as many as one. */
async function limitProblem({ visitors }: Needs): Promise<string | null> {
  const body = { p_code: 'NOT-A-CODE', p_cart_items: [], p_subtotal: 0 };
  const call = { method: 'POST', body };
  const statuses: number[] = [];
  for (let tries = 0; tries < 2 * USUAL_LIMITS.coupons; tries += 1)
    statuses.push((await visitors.call('/api/rpc/validate_discount_code', call, ONE_VISITOR)).status);
  const allowed = statuses.filter((status) => status === 200).length;
  const refused = statuses.filter((status) => status === 429).length;
  return allowed === USUAL_LIMITS.coupons && refused === USUAL_LIMITS.coupons
    ? null
    : `One visitor was allowed ${allowed} coupon codes instead of ${USUAL_LIMITS.coupons}`;
}

async function streamProblem({ visitors }: Needs): Promise<string | null> {
  const { answer } = await visitors.checkOut(await visitors.findPlan());
  const { url } = z.object({ url: z.string() }).parse(JSON.parse(answer.text));
  const after = await visitors.firstEventAfter(new URL(url).pathname.split('/').at(-1) ?? '');
  return after < MORE_THAN_BUFFERED_MS
    ? null
    : `nginx held the first event of a stream for ${Math.round(after)} ms`;
}
