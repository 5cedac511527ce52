import { expect } from 'vitest';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Role } from '#core/accounts/role-store.ts';
import { customersOf } from '../order-flow/customers.ts';
import { anEmail, cookiesOf, type anOrderFlow } from '../order-flow/shop.ts';

export const PASSWORD = 'a harbour at 5 o’clock';

export type Member = Readonly<{ id: string; email: string; cookie: string }>;

/** Members of staff of a shop, and what the audit log says about them. */
export function staffOf(flow: ReturnType<typeof anOrderFlow>) {
  const { get, send, post } = customersOf(flow);

  /** Signed in with the password, now by the flow's clock. */
  async function aMember(role: Role | null): Promise<Member> {
    const email = anEmail();
    // Confirmed, with a password and the role admin.
    await flow.parts().shop.accounts.makeAdmin(email, PASSWORD);
    const [found] = await flow.rows(
      z.object({ id: z.string() }),
      sql`select id from users where email = ${email}`,
    );
    const id = z.string().parse(found?.id);
    if (role !== 'admin') await changeRole(id, role);
    return { id, email, cookie: await signIn(email) };
  }

  async function signIn(email: string): Promise<string> {
    const response = await post('/sign-in/email', { email, password: PASSWORD });
    expect(response.status).toBe(200);
    return cookiesOf(response);
  }

  /** By the database itself, as the operator could. There is always another admin: the owner. */
  async function changeRole(id: string, role: Role | null): Promise<void> {
    await flow.parts().shop.accounts.makeAdmin('owner@example.com');
    await flow.run(sql`delete from user_roles where user_id = ${id}`);
    if (role !== null) await flow.run(sql`insert into user_roles (user_id, role) values (${id}, ${role})`);
  }

  /** The newest first. */
  const audit = () =>
    flow.rows(
      z.object({
        id: z.coerce.number(),
        staff_id: z.string(),
        action: z.string(),
        target_kind: z.string(),
        target_id: z.string(),
        before: z.unknown(),
        after: z.unknown(),
      }),
      sql`select id, staff_id, action, target_kind, target_id, before, after from audit_log order by id desc`,
    );

  return { get, send, aMember, signIn, changeRole, audit };
}

const ErrorBody = z.object({ error: z.object({ code: z.string() }) });

/** The status and the code of a refusal. */
export async function refusalIn(response: Response): Promise<readonly [number, string]> {
  return [response.status, ErrorBody.parse(await response.json()).error.code];
}
