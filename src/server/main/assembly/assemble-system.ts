import { createClientNames } from '#adapters/encryption/create-client-names.ts';
import { createSalesSumStore } from '#adapters/postgres/overview/sales-sum-store.ts';
import { createJobList, type RetryWithin } from '#adapters/postgres/system/job-list.ts';
import { createMailList } from '#adapters/postgres/system/mail-list.ts';
import { createAuditedSandbox } from '#adapters/postgres/system/audited-sandbox.ts';
import { createSecurityEventStore } from '#adapters/postgres/system/security-event-store.ts';
import { createSystemStore } from '#adapters/postgres/system/system-store.ts';
import type { QueueingStoreNeeds } from '#adapters/postgres/connection/enqueue-within.ts';
import { createSandboxControl } from '#adapters/sandbox-control/create-sandbox-control.ts';
import type { Alerts } from '#core/alerts.ts';
import type { Clock } from '#core/clock.ts';
import type { JobDefinition } from '#core/jobs/job.ts';
import type { Log } from '#core/log.ts';
import type { PaymentGateway } from '#core/payments/payment-gateway.ts';
import { CollectedSecurityEvents } from '#core/security/collected-security-events.ts';
import { checkPayments } from '#core/system/check-payments.ts';
import type { CheckOutcome, NetworkAccount } from '#core/system/service-check.ts';
import type { ProcessRegister } from '#core/system/system-health.ts';
import type { RefusalRecorder } from '#server/http/middleware/record-refusal.ts';
import type { SystemServices } from '#server/http/staff/staff-services.ts';
import { checkServicesJob } from '#server/jobs/check-services-job.ts';
import { sumSalesDaysJob } from '#server/jobs/sum-sales-days-job.ts';

type Needs = QueueingStoreNeeds &
  Readonly<{
    retryWithin: RetryWithin;
    network: NetworkAccount;
    gateway: Pick<PaymentGateway, 'listRefunds'>;
    mailer: Readonly<{ check(): Promise<CheckOutcome> }>;
    alerts: Alerts;
    authSecret: string;
    lowBalanceCents: number;
    timeZone: string;
    /** Null: the services are the real ones. */
    sandboxOrigin: string | null;
    clock: Clock;
    log: Log;
  }>;

export type AssembledSystem = Readonly<{
  staff: SystemServices;
  jobs: readonly JobDefinition[];
  /** What the web process records refused requests with. */
  security: RefusalRecorder;
  securityEvents: CollectedSecurityEvents;
  register: ProcessRegister;
}>;

/** Wires what /admin/system shows, and the sums of the reports. */
export function assembleSystem(needs: Needs): AssembledSystem {
  const { postgres, network, gateway, mailer, lowBalanceCents, sandboxOrigin, clock } = needs;
  const store = createSystemStore(postgres);
  const events = createSecurityEventStore(postgres);
  const securityEvents = new CollectedSecurityEvents({ store: events, log: needs.log });
  const checks = { payments: () => checkPayments(gateway, clock), mail: () => mailer.check() };
  return {
    staff: {
      reader: store,
      jobs: createJobList(needs),
      mails: createMailList(needs),
      securityEvents: events,
      lowBalanceCents,
      sandbox:
        sandboxOrigin === null
          ? null
          : createAuditedSandbox({ postgres, control: createSandboxControl(sandboxOrigin) }),
    },
    jobs: [
      checkServicesJob({ ...needs, network, checks, store, securityEvents }),
      sumSalesDaysJob({ ...needs, salesSums: createSalesSumStore(postgres) }),
    ],
    security: { events: securityEvents, nameClient: createClientNames(needs.authSecret, 'security events') },
    securityEvents,
    register: store,
  };
}
