import type { StaffServices } from '#server/http/staff/staff-services.ts';
import type { Accounts } from '#adapters/accounts/create-accounts.ts';
import type { PasswordHasher } from '#adapters/accounts/create-auth.ts';
import { createAiraloProvider } from '#adapters/airalo/create-airalo-provider.ts';
import { createSecretBox } from '#adapters/encryption/create-secret-box.ts';
import { openEsimKeyFile } from '#adapters/encryption/open-esim-key-file.ts';
import { createCountryFinder } from '#adapters/ip-country/create-country-finder.ts';
import { createJobQueue, type RunningQueue } from '#adapters/jobs/create-job-queue.ts';
import { createAlertStore } from '#adapters/postgres/alert-store.ts';
import { createCatalogueStore } from '#adapters/postgres/catalogue/catalogue-store.ts';
import { connectPostgres, type Postgres } from '#adapters/postgres/connection/connect-postgres.ts';
import { createSharedLimits } from '#adapters/postgres/limits/shared-limits.ts';
import { createOfferReader } from '#adapters/postgres/catalogue/offer-reader.ts';
import { createDeliveryReader } from '#adapters/postgres/catalogue/delivery-reader.ts';
import { createSalesReader } from '#adapters/postgres/catalogue/sales-reader.ts';
import { createPublishedReviews } from '#adapters/postgres/reviews/published-reviews.ts';
import { createSmtpMailer } from '#adapters/smtp/create-smtp-mailer.ts';
import { createStripeGateway } from '#adapters/stripe/create-stripe-gateway.ts';
import type { SyncNeeds } from '#core/catalogue/sync/sync-catalogue.ts';
import type { CatalogueStore } from '#core/catalogue/sync/catalogue-store.ts';
import type { Clock } from '#core/clock.ts';
import type { RateStore } from '#core/currency/update-rates.ts';
import type { EsimKeyStore } from '#core/esims/keys/esim-key.ts';
import type { RotatingSecretBox } from '#core/esims/secret-box.ts';
import type { SalesReader } from '#core/destinations/sales.ts';
import type { DeliveryReader } from '#core/proof/delivery-facts.ts';
import type { PublishedReviews } from '#core/reviews/published-reviews.ts';
import type { SharedLimits } from '#core/limits/rate-limit.ts';
import type { Log } from '#core/log.ts';
import type { MailTemplates } from '#core/mail/mail-templates.ts';
import type { OfferReader } from '#core/orders/checkout/offer.ts';
import type { CountryFinder } from '#core/visitors/detect-country.ts';
import { syncCatalogueJob } from '#server/jobs/sync-catalogue-job.ts';
import { assembleAccounts } from './assemble-accounts.ts';
import type { RetryWithin } from '#adapters/postgres/system/job-list.ts';
import { assembleStaff } from './assemble-staff.ts';
import { assembleRates } from './assemble-rates.ts';
import { assembleSystem, type AssembledSystem } from './assemble-system.ts';
import { assembleOrders, type AssembledOrders } from './assemble-orders.ts';
import type { Config, Services } from '../config/config.ts';
import type { Secrets } from '../secrets.ts';

/** A Config in which database and external services are known: the launcher or a command has started them. */
export type WholeConfig = Omit<Config, 'databaseUrl' | 'externalServices'> &
  Readonly<{ databaseUrl: string; services: Services }>;

export type AssembledShop = Readonly<{
  postgres: Postgres;
  store: CatalogueStore;
  accounts: Accounts;
  limits: SharedLimits;
  offers: OfferReader;
  sales: SalesReader;
  /** What pages say about deliveries and reviews. */
  proof: Readonly<{ deliveries: DeliveryReader; reviews: PublishedReviews }>;
  countries: CountryFinder;
  rates: RateStore;
  orders: AssembledOrders;
  staff: StaffServices;
  system: AssembledSystem;
  /** The keys of eSIM codes, and what encrypts with them. */
  encryption: Readonly<{ keys: EsimKeyStore; box: RotatingSecretBox }>;
  /** Not started yet. */
  queue: RunningQueue;
  /** Dependencies of a catalogue sync. */
  sync: SyncNeeds;
  clock: Clock;
  close(): Promise<void>;
}>;

type Needs = Readonly<{
  config: WholeConfig;
  secrets: Secrets;
  mailTemplates: MailTemplates;
  clock: Clock;
  log: Log;
  passwordHasher?: PasswordHasher | undefined;
}>;

/** The longest purchase plus its look-up takes less time than a unit is held. */
const NETWORK_TIMEOUTS = { tokenMs: 8_000, readMs: 10_000, buyMs: 35_000 };

/** Chooses the adapters and wires them together. Opens no connection yet. */
export function assembleShop({ config, secrets, mailTemplates, clock, log, ...rest }: Needs): AssembledShop {
  const { services, publicOrigin, mailFrom, seller, taxBasisPoints, languages } = config;
  const { authSecret, encryptionSecret } = secretsOf(config, secrets);
  const encryption = openEncryption(config.esimKeysFile, encryptionSecret);
  const postgres = connectPostgres({ url: config.databaseUrl, log });
  const store = createCatalogueStore(postgres);
  const { network, mailer, gateway } = connectServices({ services, mailFrom, seller, clock, log });
  const limits = createSharedLimits(postgres);
  const alerts = createAlertStore(postgres);
  const sync = { source: network, store, clock, log, alerts };
  const shared = {
    postgres,
    // The queue needs the jobs, and the jobs' stores need the queue; this closure breaks the cycle.
    enqueueWithin: (transaction, job) => queue.enqueueWithin(transaction, job),
    publicOrigin,
    authSecret,
    encryptionSecret,
    secretBox: encryption.box,
    mailer,
    mailTemplates,
    seller,
    alerts,
    clock,
    log,
  } satisfies Partial<Parameters<typeof assembleOrders>[0]>;
  const retryWithin: RetryWithin = (transaction, job) => queue.retryWithin(transaction, job);
  const system = assembleSystem({ ...config, ...services, ...shared, retryWithin, network, gateway });
  const { rates, job: ratesJob } = assembleRates({ ...config, ...shared });
  const { accounts, jobs: accountJobs } = assembleAccounts({ ...shared, ...rest, languages, limits });
  const orders = assembleOrders({
    ...shared,
    taxBasisPoints,
    airaloClientSecret: services.airalo.clientSecret,
    gateway,
    network,
    accounts,
  });
  const queue: RunningQueue = createJobQueue({
    database: postgres,
    jobs: [syncCatalogueJob(sync), ratesJob, ...orders.jobs, ...accountJobs, ...system.jobs],
    log,
    runsJobs: config.role !== 'web',
  });
  return {
    postgres,
    store,
    accounts,
    limits,
    ...createReaders({ postgres, log }),
    rates,
    orders,
    staff: assembleStaff({ ...shared, accounts, timeZone: config.timeZone, system: system.staff }),
    system,
    encryption,
    queue,
    sync,
    clock,
    close: () => closeParts({ mailer, postgres }),
  };
}

/** What pages and the API read about plans and visitors. */
function createReaders({ postgres, log }: Readonly<{ postgres: Postgres; log: Log }>) {
  return {
    offers: createOfferReader(postgres),
    sales: createSalesReader(postgres),
    proof: { deliveries: createDeliveryReader(postgres), reviews: createPublishedReviews(postgres) },
    countries: createCountryFinder({ log }),
  };
}

type ServiceNeeds = Pick<WholeConfig, 'services' | 'mailFrom' | 'seller'> &
  Readonly<{ clock: Clock; log: Log }>;

/** The external services, or the sandbox. */
function connectServices({ services, mailFrom, seller, clock, log }: ServiceNeeds) {
  return {
    network: createAiraloProvider({ ...services.airalo, clock, log, timeouts: NETWORK_TIMEOUTS }),
    mailer: createSmtpMailer({ smtpUrl: services.smtpUrl, mailFrom, replyTo: seller.supportEmail }),
    gateway: createStripeGateway({ ...services.stripe, ...stripeAddress(services), log }),
  };
}

function openEncryption(esimKeysFile: string, secret: string): AssembledShop['encryption'] {
  const keys = openEsimKeyFile(esimKeysFile);
  return { keys, box: createSecretBox(secret, keys) };
}

type Closable = Pick<AssembledShop, 'postgres'> & Readonly<{ mailer: { close(): void } }>;

async function closeParts({ mailer, postgres }: Closable): Promise<void> {
  mailer.close();
  await postgres.close();
}

/** The secrets that were set, or those made at first start. */
export function secretsOf(
  { authSecret, encryptionSecret }: Pick<Config, 'authSecret' | 'encryptionSecret'>,
  made: Secrets,
) {
  const signing = authSecret ?? made.authSecret;
  return { authSecret: signing, encryptionSecret: encryptionSecret ?? signing };
}

function stripeAddress({ stripe }: Services): { apiOrigin?: string } {
  return stripe.baseUrl === null ? {} : { apiOrigin: stripe.baseUrl };
}

export function wholeConfig({ databaseUrl, externalServices, ...rest }: Config): WholeConfig {
  if (databaseUrl === null || externalServices.kind !== 'services') {
    throw new Error(
      'The shop was started without its database and services. Use npm start, which starts them.',
    );
  }
  return { ...rest, databaseUrl, services: externalServices.services };
}
