import { sql } from 'drizzle-orm';
import { MeResponse } from '#contract/account/account.ts';
import type { People, Visitor } from '../access/visitors.ts';
import type { anOrderFlow } from '../order-flow/shop.ts';
import type { Malformed } from './malformed-requests.ts';
import { codeIn, sendTo, type FuzzResponse } from './send-malformed.ts';

/** Each sign-in is in an hour of its own, so that no rate limit refuses it. Every test resets the clock. */
const HOUR_SECONDS = 3_600;
let hours = 0;

type Flow = ReturnType<typeof anOrderFlow>;

/**
 * Sends requests as one visitor. When an earlier request ended the visitor's session, took the role or disabled the
 * account, that is undone, and the request is sent once more.
 */
export async function openKeptSession(flow: Flow, people: People, visitor: Visitor) {
  const { origin } = flow.parts();
  const account = visitor === 'guest' ? null : await signIn();
  let renewing: Promise<void> | null = null;

  async function readAccount() {
    const headers = { cookie: people.cookiesOf(visitor) };
    const { user } = MeResponse.parse(await (await fetch(`${origin}/api/me`, { headers })).json());
    if (user === null) throw new Error(`The session of ${visitor} has ended`);
    return user;
  }

  async function isSessionWhole(): Promise<boolean> {
    const current = await readAccount().catch(() => null);
    return account?.roles.every((role) => current?.roles.includes(role) === true) === true;
  }

  async function restore(code: string | undefined): Promise<void> {
    if (account === null || (code !== 'confirm-password' && (await isSessionWhole()))) return;
    await flow.run(sql`update users set disabled_at = null where id = ${account.id}`);
    for (const role of account.roles)
      await flow.run(
        sql`insert into user_roles (user_id, role) values (${account.id}, ${role}) on conflict do nothing`,
      );
    await signIn();
  }

  /** Sessions begin by the machine's clock: by the shop's, which may be far ahead, the sign-in would not be recent. */
  async function signIn() {
    hours += 1;
    flow.clock.reset();
    flow.clock.advance(hours * HOUR_SECONDS);
    await people.signInAgain(visitor);
    const user = await readAccount();
    const now = flow.clock.now().toISOString();
    await flow.run(sql`update sessions set created_at = ${now} where user_id = ${user.id}`);
    return user;
  }

  /** Not when the visitor never had that role. */
  function mayBeRestored(status: number, code: string | undefined): boolean {
    if (status === 401 || code === 'confirm-password') return true;
    if (code === 'not-staff') return account?.roles.length !== 0;
    return code === 'role-missing' && account?.roles.includes('admin') === true;
  }

  const sendOnce = (request: Malformed) => sendTo(origin, withSession(request, people.cookiesOf(visitor)));

  return {
    send: async (request: Malformed): Promise<FuzzResponse> => {
      const response = await sendOnce(request);
      const code = codeIn(response.text);
      if (account === null || !mayBeRestored(response.status, code)) return response;
      // Requests sent at the same time wait for one new session.
      renewing ??= restore(code).finally(() => {
        renewing = null;
      });
      await renewing;
      return sendOnce(request);
    },
  };
}

/** A malformed cookie comes beside the real one. The origin is the one of our pages. */
function withSession(request: Malformed, session: string): Malformed {
  const cookie = [session, request.headers['cookie'] ?? ''].filter((part) => part !== '').join('; ');
  return cookie === '' ? request : { ...request, headers: { ...request.headers, cookie } };
}
