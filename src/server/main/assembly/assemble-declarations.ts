import {
  createCartReminderTokens,
  createNewsletterTokens,
} from '#adapters/encryption/create-mail-link-tokens.ts';
import { createCartReminderRows } from '#adapters/postgres/cart-reminders/cart-reminder-rows.ts';
import { createCartReminderStore } from '#adapters/postgres/cart-reminders/cart-reminder-store.ts';
import { createOfferReader } from '#adapters/postgres/catalogue/offer-reader.ts';
import { createLeadStore } from '#adapters/postgres/lead-store.ts';
import { createNewsletterMailRows } from '#adapters/postgres/newsletter/newsletter-mail-rows.ts';
import { createNewsletterStore } from '#adapters/postgres/newsletter/newsletter-store.ts';
import type { QueueingStoreNeeds } from '#adapters/postgres/connection/enqueue-within.ts';
import { createWithdrawalMailRows } from '#adapters/postgres/withdrawals/withdrawal-mail-rows.ts';
import { createWithdrawalStore } from '#adapters/postgres/withdrawals/withdrawal-store.ts';
import type { SendCartReminderNeeds } from '#core/cart-reminders/send-cart-reminder.ts';
import type { JobDefinition } from '#core/jobs/job.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import type { OrderServices } from '#server/http/order-services.ts';
import { subscriptionJobs } from '#server/jobs/subscription-jobs.ts';
import { withdrawalJobs } from '#server/jobs/withdrawal-jobs.ts';

type Needs = QueueingStoreNeeds &
  Omit<SendCartReminderNeeds, 'cartReminderMails' | 'cartReminderTokens' | 'messagesOf'> &
  /** The tokens in links of emails are derived from it. */
  Readonly<{ encryptionSecret: string }>;

type Assembled = Readonly<{
  services: Pick<
    OrderServices,
    'leads' | 'withdrawals' | 'newsletter' | 'newsletterTokens' | 'cartReminders' | 'cartReminderTokens'
  >;
  jobs: readonly JobDefinition[];
}>;

/** Wires what people declare without an account: carts, withdrawals, the newsletter. */
export function assembleDeclarations(needs: Needs): Assembled {
  const { postgres, encryptionSecret } = needs;
  const offers = createOfferReader(postgres);
  const services = {
    leads: createLeadStore(postgres),
    withdrawals: createWithdrawalStore(needs),
    newsletter: createNewsletterStore(needs),
    newsletterTokens: createNewsletterTokens(encryptionSecret),
    cartReminders: createCartReminderStore({ ...needs, offers }),
    cartReminderTokens: createCartReminderTokens(encryptionSecret),
  };
  return {
    services,
    jobs: [
      ...withdrawalJobs({ ...needs, messagesOf, withdrawalMails: createWithdrawalMailRows(postgres) }),
      ...subscriptionJobs({
        ...needs,
        ...services,
        newsletterMails: createNewsletterMailRows(postgres),
        cartReminderMails: createCartReminderRows({ db: postgres.db, offers }),
        messagesOf,
      }),
    ],
  };
}
