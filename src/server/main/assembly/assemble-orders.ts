import type { Accounts } from '#adapters/accounts/create-accounts.ts';
import { createShareSecrets } from '#adapters/encryption/create-share-secrets.ts';
import { createTopupLinks } from '#adapters/encryption/create-topup-links.ts';
import { createLinkedEsimReader } from '#adapters/postgres/esims/linked-esim.ts';
import { createOfferReader } from '#adapters/postgres/catalogue/offer-reader.ts';
import { createCheckoutStore } from '#adapters/postgres/orders/checkout-store.ts';
import { createDeliveryStore } from '#adapters/postgres/orders/delivery-store.ts';
import { createDiscountReader } from '#adapters/postgres/discounts/discount-reader.ts';
import type { QueueingStoreNeeds } from '#adapters/postgres/connection/enqueue-within.ts';
import { createGiftStore } from '#adapters/postgres/gifts/gift-store.ts';
import { createOrderDocuments } from '#adapters/postgres/order-documents/order-documents.ts';
import { createMailStore } from '#adapters/postgres/orders/mail-store.ts';
import { createNoticeInbox } from '#adapters/postgres/orders/notice-inbox.ts';
import { createMyOrders } from '#adapters/postgres/orders/my-orders.ts';
import { createPaymentStore } from '#adapters/postgres/orders/payment-store.ts';
import { createAddressChangeStore } from '#adapters/postgres/accounts/address-change-store.ts';
import { createPersonalDataStore } from '#adapters/postgres/personal-data/personal-data-store.ts';
import { createRetentionRules } from '#adapters/postgres/personal-data/retention-rules.ts';
import { createProgressReader } from '#adapters/postgres/orders/progress-reader.ts';
import { createReconcileStore } from '#adapters/postgres/orders/reconcile-store.ts';
import { createReconciliationStore } from '#adapters/postgres/reconciliation/reconciliation-store.ts';
import { createRefundStore } from '#adapters/postgres/orders/refund-store.ts';
import { createQrDrawer } from '#adapters/qr/create-qr-drawer.ts';
import type { Alerts } from '#core/alerts.ts';
import type { Clock } from '#core/clock.ts';
import type { EsimProvider } from '#core/esims/esim-provider.ts';
import type { SecretBox } from '#core/esims/secret-box.ts';
import type { NoticeSubscription } from '#core/esims/usage/notice-subscription.ts';
import type { JobDefinition } from '#core/jobs/job.ts';
import type { Log } from '#core/log.ts';
import type { MailTemplates } from '#core/mail/mail-templates.ts';
import type { Mailer } from '#core/mail/mailer.ts';
import { createCheckout } from '#core/orders/checkout/create-checkout.ts';
import type { OrderEvents } from '#core/orders/order-events.ts';
import type { ReconcileStore } from '#core/orders/reconcile-orders.ts';
import type { PaymentGateway } from '#core/payments/payment-gateway.ts';
import type { Seller } from '#core/seller.ts';
import type { ReconciliationNeeds } from '#core/reconciliation/run-reconciliation.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { createReturnedEsims } from '#adapters/postgres/esims/returned-esims.ts';
import { createTopupServices } from '#server/http/topups/topup-services.ts';
import { createOrderGrants } from '#server/http/checkout-session/order-grants.ts';
import type { OrderServices } from '#server/http/order-services.ts';
import type { SupportServices } from '#server/http/support/support-services.ts';
import { deleteOldDataJob } from '#server/jobs/delete-old-data-job.ts';
import { orderJobs } from '#server/jobs/order-jobs.ts';
import { reconciliationJob } from '#server/jobs/reconciliation-job.ts';
import { assembleEsims } from './assemble-esims.ts';
import { assembleDeclarations } from './assemble-declarations.ts';
import { assembleSupport } from './assemble-support.ts';

type Needs = QueueingStoreNeeds &
  Readonly<{
    publicOrigin: string;
    /** Signs the cookies of browsers that paid. */
    authSecret: string;
    /** The secrets of share links and the tokens of reminders are derived from it. */
    encryptionSecret: string;
    secretBox: SecretBox;
    airaloClientSecret: string;
    gateway: PaymentGateway;
    network: EsimProvider & NoticeSubscription;
    mailer: Mailer;
    mailTemplates: MailTemplates;
    seller: Seller;
    taxBasisPoints: number | null;
    accounts: Pick<Accounts, 'makeToken' | 'findSession' | 'refreshSession'>;
    alerts: Alerts;
    clock: Clock;
    log: Log;
  }>;

export type AssembledOrders = Readonly<{
  /** Order events arrive on a separate connection, which the web process opens. */
  services(events: OrderEvents): OrderServices;
  jobs: readonly JobDefinition[];
  support: SupportServices;
  late: ReconcileStore;
  /** Dependencies of the daily comparison with network and payment service. */
  reconciliation: ReconciliationNeeds;
}>;

/** Wires everything from cart to eSIM. */
export function assembleOrders(needs: Needs): AssembledOrders {
  const { postgres, gateway, network, accounts, publicOrigin, secretBox } = needs;
  const shareSecrets = createShareSecrets(needs.encryptionSecret);
  const grants = createOrderGrants(needs.authSecret, publicOrigin);
  const notices = createNoticeInbox(needs);
  const qr = createQrDrawer();
  const esims = assembleEsims(needs);
  const declarations = assembleDeclarations(needs);
  const support = assembleSupport(needs);
  const checkout = {
    ...needs,
    messagesOf,
    notices,
    checkouts: createCheckoutStore({ postgres, browserTokenHashOf: (orderId) => grants.hashFor(orderId) }),
  };
  const runningSince = needs.clock.now();
  const compared = { ...needs, notices, reconciliation: createReconciliationStore(postgres) };
  return {
    late: createReconcileStore({ ...needs, shareSecrets }),
    reconciliation: compared,
    support: support.services,
    jobs: [
      reconciliationJob(compared, runningSince),
      deleteOldDataJob({ ...needs, rules: createRetentionRules(postgres) }),
      ...esims.jobs,
      ...declarations.jobs,
      ...support.jobs,
      ...orderJobs({
        ...compared,
        messagesOf,
        runningSince,
        qr,
        payments: createPaymentStore(needs),
        deliveries: createDeliveryStore(needs),
        refunds: createRefundStore(needs),
        mails: createMailStore({ postgres, secretBox, shareSecrets }),
        signInLinks: accounts,
      }),
    ],
    services: (events) => ({
      events,
      notices,
      grants,
      qr,
      findSession: (headers) => accounts.findSession(headers),
      refreshSession: (headers) => accounts.refreshSession(headers),
      createCheckout: (request) => createCheckout(checkout, request),
      alerts: needs.alerts,
      ...createStores({ ...needs, secretBox, shareSecrets }),
      seller: { ...needs.seller, taxBasisPoints: needs.taxBasisPoints },
      ...declarations.services,
      esims: esims.services,
      support: support.services,
      topups: assembleTopups(needs),
      readPaymentNotice: (rawBody, signature) => gateway.readNotice(rawBody, signature),
      readInstallSteps: (iccid, language) => network.readInstallSteps(iccid, language),
    }),
  };
}

function assembleTopups({
  network,
  clock,
  postgres,
  encryptionSecret,
}: Pick<Needs, 'network' | 'clock' | 'postgres' | 'encryptionSecret'>) {
  return createTopupServices({
    network,
    clock,
    offers: createOfferReader(postgres),
    returned: createReturnedEsims(postgres),
    topupLinks: createTopupLinks(encryptionSecret),
    readLinkedEsim: createLinkedEsimReader(postgres),
  });
}

type StoreNeeds = Parameters<typeof createPersonalDataStore>[0] & Parameters<typeof createGiftStore>[0];

/** The stores that routes read and write directly. */
function createStores(needs: StoreNeeds) {
  const { postgres } = needs;
  return {
    discounts: createDiscountReader(postgres),
    progress: createProgressReader(needs),
    own: createMyOrders(postgres),
    documents: createOrderDocuments(needs),
    personalData: createPersonalDataStore(needs),
    addressChanges: createAddressChangeStore(needs),
    gifts: createGiftStore(needs),
  };
}
