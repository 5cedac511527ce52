import type { AddressChangeStore } from '#core/accounts/address-change-store.ts';
import type { SignedIn } from '#core/accounts/signed-in.ts';
import type { Alerts } from '#core/alerts.ts';
import type { CartReminderStore, CartReminderTokens } from '#core/cart-reminders/cart-reminder-store.ts';
import type { DiscountReader } from '#core/discounts/discount-reader.ts';
import type { EsimProvider } from '#core/esims/esim-provider.ts';
import type { QrDrawer } from '#core/esims/qr-code.ts';
import type { GiftStore } from '#core/gifts/gift-store.ts';
import type { NewsletterStore, NewsletterTokens } from '#core/newsletter/newsletter-store.ts';
import type { CheckoutRequest } from '#core/orders/checkout/checkout-store.ts';
import type { CheckoutOutcome } from '#core/orders/checkout/create-checkout.ts';
import type { LeadStore } from '#core/orders/checkout/lead.ts';
import type { OrderEvents } from '#core/orders/order-events.ts';
import type { ProgressReader } from '#core/orders/order-progress.ts';
import type { InvoiceSeller, OrderDocuments } from '#core/orders/history/order-record.ts';
import type { MyOrders } from '#core/orders/my-orders.ts';
import type { PersonalDataStore } from '#core/personal-data/personal-data-store.ts';
import type { NoticeInbox } from '#core/payments/notice-inbox.ts';
import type { PaymentGateway } from '#core/payments/payment-gateway.ts';
import type { WithdrawalStore } from '#core/withdrawals/withdrawal-store.ts';
import type { SupportServices } from './support/support-services.ts';
import type { TopupServices } from './topups/topup-services.ts';
import type { EsimServices } from './esim-services.ts';
import type { OrderGrants } from './checkout-session/order-grants.ts';

/** What the HTTP layer needs from orders. */
export type OrderServices = Readonly<{
  /** The signed-in account of a request. Null when it has no session that the server still knows. */
  findSession(headers: Headers): Promise<SignedIn | null>;
  /** The same, and the `Set-Cookie` lines that extend a session in use. */
  refreshSession(
    headers: Headers,
  ): Promise<Readonly<{ signedIn: SignedIn | null; cookies: readonly string[] }>>;
  createCheckout(request: CheckoutRequest): Promise<CheckoutOutcome>;
  discounts: DiscountReader;
  leads: LeadStore;
  notices: NoticeInbox;
  readPaymentNotice: PaymentGateway['readNotice'];
  alerts: Pick<Alerts, 'raise'>;
  progress: ProgressReader;
  own: MyOrders;
  documents: OrderDocuments;
  /** Of the settings. */
  seller: InvoiceSeller;
  personalData: PersonalDataStore;
  addressChanges: AddressChangeStore;
  gifts: GiftStore;
  withdrawals: WithdrawalStore;
  newsletter: NewsletterStore;
  newsletterTokens: NewsletterTokens;
  cartReminders: CartReminderStore;
  cartReminderTokens: CartReminderTokens;
  esims: EsimServices;
  support: SupportServices;
  topups: TopupServices;
  events: OrderEvents;
  grants: OrderGrants;
  readInstallSteps: EsimProvider['readInstallSteps'];
  qr: QrDrawer;
}>;
