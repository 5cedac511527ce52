import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { ListedJob } from '#core/system/job-list.ts';
import type { ListedMail } from '#core/system/mail-list.ts';
import type { SecurityEventCount } from '#core/security/security-event.ts';
import { aRunningApp } from '#tests/builders/app.ts';
import { aClock } from '#tests/builders/clock.ts';
import { noOrders } from '#tests/builders/services/order-services.ts';
import { noStaff } from '#tests/builders/services/staff-services.ts';

const AT = aClock().now();
const job: ListedJob = {
  id: randomUUID(),
  kind: 'fulfil-unit',
  state: 'failed',
  attempts: 1,
  createdAt: AT,
  nextAt: null,
  endedAt: AT,
  error: null,
  about: null,
};
const mail: ListedMail = {
  id: randomUUID(),
  cursor: `1.${randomUUID()}`,
  family: 'order',
  kind: 'order',
  state: 'sent',
  recipient: null,
  attempts: 1,
  createdAt: AT,
  triedAt: AT,
  sentAt: AT,
  order: null,
  ticket: null,
};
const event: SecurityEventCount = { minute: AT, kind: 'unauthorized', route: 'GET /', client: '', count: 1 };

/** An admin of a shop with so many failed jobs, emails and security events. */
async function aShop(count: number) {
  const many =
    <One>(one: One) =>
    (query: Readonly<{ most: number }>) =>
      Promise.resolve(Array.from({ length: Math.min(count, query.most) }, () => one));
  const { system } = noStaff;
  const admin = {
    userId: 'a',
    sessionId: 's',
    email: 'a@example.com',
    roles: ['admin'],
    signedInAt: AT,
    passwordConfirmedAt: null,
    expiresAt: AT,
  } as const;
  const { get } = await aRunningApp({
    orders: noOrders({ findSession: () => Promise.resolve(admin) }),
    staff: {
      ...noStaff,
      system: {
        ...system,
        jobs: { ...system.jobs, list: many(job) },
        mails: { ...system.mails, list: many(mail) },
        securityEvents: { ...system.securityEvents, list: many(event) },
      },
    },
  });
  const Page = z.object({ hasMore: z.boolean().optional(), next: z.string().nullish() });
  return async (path: string) => {
    const response = await get(path, { headers: { cookie: 'a=session' } });
    const { hasMore, next } = Page.parse(await response.json());
    return hasMore ?? next !== null;
  };
}

test.each([
  ['ADMIN-61', '/api/admin/jobs', 50],
  ['ADMIN-62', '/api/admin/mails', 50],
  ['ADMIN-18', '/api/admin/security-events', 100],
])('%s %s says that there is more only when there is', async (_rule, path, page) => {
  const [exactly, more] = [await aShop(page), await aShop(page + 1)];
  expect([await exactly(path), await more(path)]).toEqual([false, true]);
});
