import { createSecretBox } from '#adapters/encryption/create-secret-box.ts';
import { createChatInbox } from '#adapters/postgres/chat/chat-inbox.ts';
import { createChatStaffStore } from '#adapters/postgres/chat/chat-staff-store.ts';
import { createChatStore } from '#adapters/postgres/chat/chat-store.ts';
import type { Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { createMyEsims } from '#adapters/postgres/esims/my-esims.ts';
import { createStaffTickets } from '#adapters/postgres/support/staff-tickets.ts';
import { createJobList } from '#adapters/postgres/system/job-list.ts';
import { createMailList } from '#adapters/postgres/system/mail-list.ts';
import { createSecurityEventStore } from '#adapters/postgres/system/security-event-store.ts';
import { createSystemStore } from '#adapters/postgres/system/system-store.ts';
import type { SignedIn } from '#core/accounts/signed-in.ts';
import type { AppNeeds } from '#server/http/app-needs.ts';
import { assembleStaff } from '#server/main/assembly/assemble-staff.ts';
import { anIndex } from '#tests/builders/catalogue.ts';
import { someSales } from '#tests/builders/sales.ts';
import { noChat } from '#tests/builders/services/chat-services.ts';
import { noRates } from '#tests/builders/services/rates.ts';
import { noOrders } from '#tests/builders/services/order-services.ts';
import { noSharedLimits } from '#tests/builders/shared-limits.ts';
import { noSecurity, noStatistics } from '#tests/builders/statistics.ts';
import { silent } from './bench-database.ts';

/** The shop with everything that /admin reads; every request is an admin's. */
export function staffNeeds(postgres: Postgres, timeZone: string): AppNeeds {
  const { esims, support } = noOrders();
  const needs = { postgres, enqueueWithin: () => Promise.resolve(), retryWithin: () => Promise.resolve() };
  const mine = createMyEsims({ postgres, secretBox: createSecretBox('only for measurements') });
  return {
    publicOrigin: 'http://localhost:3000',
    // Each list is asked for from another address, so that no limit refuses it.
    trustedProxyHops: 1,
    anonKey: 'anonymous',
    isSandbox: false,
    metricsToken: null,
    accounts: { handler: () => Promise.resolve(new Response(null, { status: 404 })) },
    orders: noOrders({
      findSession: () => Promise.resolve(anAdmin()),
      esims: { ...esims, mine },
      support: { ...support, staffTickets: createStaffTickets(needs) },
    }),
    statistics: noStatistics,
    security: noSecurity,
    chat: {
      ...noChat(),
      chats: createChatStore(postgres),
      inbox: createChatInbox(postgres),
      staff: createChatStaffStore(postgres),
    },
    staff: assembleStaff({
      ...needs,
      accounts: { confirmPassword: () => Promise.resolve({ kind: 'signed-out' }) },
      timeZone,
      system: {
        reader: createSystemStore(postgres),
        jobs: createJobList(needs),
        mails: createMailList(needs),
        securityEvents: createSecurityEventStore(postgres),
        lowBalanceCents: 0,
        sandbox: null,
      },
    }),
    sharedLimits: noSharedLimits,
    countries: { find: () => Promise.resolve(null) },
    rates: noRates,
    offers: { readOffers: () => Promise.resolve([]), hasLimitedStock: () => Promise.resolve(false) },
    liveness: () => Promise.resolve(true),
    readiness: () => Promise.resolve({ isReady: true, reasons: [] }),
    pages: { respond: () => new Response('a page') },
    clock: { now: () => new Date() },
    log: silent,
    catalogue: { current: () => INDEX },
    sales: someSales(),
  };
}

const INDEX = anIndex([]);

function anAdmin(): SignedIn {
  const now = new Date();
  return {
    userId: 'staff-1',
    sessionId: 'session-1',
    email: 'staff-1@example.com',
    roles: ['support', 'admin'],
    signedInAt: now,
    passwordConfirmedAt: null,
    expiresAt: now,
  };
}
