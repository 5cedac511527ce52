import { createFormTokens } from '#adapters/encryption/create-form-tokens.ts';
import { createReminderTokens } from '#adapters/encryption/create-reminder-tokens.ts';
import {
  createCartReminderTokens,
  createNewsletterTokens,
} from '#adapters/encryption/create-mail-link-tokens.ts';
import { createShareSecrets } from '#adapters/encryption/create-share-secrets.ts';
import { createQrDrawer } from '#adapters/qr/create-qr-drawer.ts';
import { createOrderGrants } from '#server/http/checkout-session/order-grants.ts';
import type { OrderServices } from '#server/http/order-services.ts';
import { aSeller } from '../seller.ts';

const SECRET = 'a secret that is only used by tests';
const noSupport: OrderServices['support'] = {
  formTokens: createFormTokens(SECRET),
  tickets: {
    submit: () => Promise.resolve({ kind: 'attachment-gone' }),
    listOf: () => Promise.resolve([]),
    findOf: () => Promise.resolve(null),
    findAttachmentOf: () => Promise.resolve(null),
    addMessage: () => Promise.resolve(null),
  },
  staffTickets: {
    list: () => Promise.resolve([]),
    ofAddress: () => Promise.resolve([]),
    counts: () => Promise.resolve({ open: 0, answered: 0, closed: 0 }),
    find: () => Promise.resolve(null),
    findAttachment: () => Promise.resolve(null),
    reply: () => Promise.resolve({ kind: 'not-found' }),
    assign: () => Promise.resolve({ kind: 'not-found' }),
    setClosed: () => Promise.resolve({ kind: 'not-found' }),
  },
  savedReplies: {
    list: () => Promise.resolve([]),
    add: () => Promise.reject(new Error('No replies can be saved')),
    change: () => Promise.resolve({ kind: 'not-found' }),
    remove: () => Promise.resolve(false),
  },
  storeUpload: () => Promise.resolve({ kind: 'busy' }),
};

/** A shop without orders in which nothing can be paid. A test sets only the services that it is about. */
export function noOrders(changes: Partial<OrderServices> = {}): OrderServices {
  return {
    findSession: () => Promise.resolve(null),
    refreshSession: () => Promise.resolve({ signedIn: null, cookies: [] }),
    createCheckout: () => Promise.resolve({ kind: 'payment-unavailable' }),
    discounts: {
      find: () => Promise.resolve(null),
      readCustomer: () => Promise.resolve({ uses: 0, held: 0, hasOrdered: false }),
    },
    leads: { capture: () => Promise.resolve() },
    notices: { receive: () => Promise.resolve() },
    readPaymentNotice: () => null,
    alerts: { raise: () => Promise.resolve() },
    progress: { find: () => Promise.resolve(null), readEsims: () => Promise.resolve([]) },
    own: { orders: () => Promise.resolve([]) },
    documents: {
      find: () => Promise.resolve(null),
      resend: () => Promise.resolve('none'),
      saveBilling: () => Promise.resolve(false),
      lastBilling: () => Promise.resolve(null),
    },
    seller: { ...aSeller(), taxBasisPoints: null },
    personalData: {
      exportData: () => Promise.resolve({ tables: {}, plans: [] }),
      previewDeletion: () =>
        Promise.resolve({ obstacles: [], uninstalledEsims: 0, unopenedGifts: 0, openedGifts: 0 }),
      deleteAccount: () => Promise.resolve({ kind: 'refused', obstacles: [] }),
    },
    addressChanges: {
      findWanted: () => Promise.resolve(null),
      request: () => Promise.resolve(),
      cancel: () => Promise.resolve(),
      confirm: () => Promise.resolve('old-link'),
    },
    gifts: {
      find: () => Promise.resolve(null),
      change: () => Promise.resolve('not-found'),
      sendNow: () => Promise.resolve('not-found'),
      cancel: () => Promise.resolve('not-found'),
      findExpiredLink: () => Promise.resolve(null),
      sendNewLinks: () => Promise.resolve(),
    },
    newsletter: {
      request: () => Promise.resolve(),
      confirm: () => Promise.resolve(null),
      isSubscribed: () => Promise.resolve(false),
      change: () => Promise.resolve(),
    },
    newsletterTokens: createNewsletterTokens(SECRET),
    cartReminders: {
      queueDue: () => Promise.resolve(0),
      findCart: () => Promise.resolve(null),
      change: () => Promise.resolve(),
    },
    cartReminderTokens: createCartReminderTokens(SECRET),
    withdrawals: {
      declare: (declaration, at) => Promise.resolve({ ...declaration, number: 1001, declaredAt: at }),
    },
    esims: {
      readNetworkNotice: () => null,
      queueNoticed: () => Promise.resolve(),
      refresh: () => Promise.resolve('not-found'),
      networkName: 'A network',
      collected: { ofCustomer: () => Promise.resolve([]) },
      mine: {
        list: () => Promise.resolve([]),
        listOfOrder: () => Promise.resolve([]),
        find: () => Promise.resolve(null),
        findInstall: () => Promise.resolve(null),
        markInstalled: () => Promise.resolve(),
        rename: () => Promise.resolve(),
      },
      usage: {
        readings: () => Promise.resolve([]),
        readingsOf: () => Promise.resolve(new Map()),
        totals: () => Promise.resolve(new Map()),
        fairUsePolicy: () => Promise.resolve(null),
      },
      shares: {
        create: () => Promise.resolve({ kind: 'not-found' }),
        list: () => Promise.resolve(null),
        find: () => Promise.resolve(null),
        revoke: () => Promise.resolve({ kind: 'not-found' }),
        remind: () => Promise.resolve({ kind: 'not-found' }),
        handOut: () => Promise.resolve([]),
      },
      openedShares: {
        preview: () => Promise.resolve(null),
        reveal: () => Promise.resolve(null),
        markInstalled: () => Promise.resolve(false),
      },
      shareSecrets: createShareSecrets(SECRET),
      reminderChoices: { optedOut: () => Promise.resolve([]), change: () => Promise.resolve() },
      reminderTokens: createReminderTokens(SECRET),
      reviewLinks: {
        find: () => Promise.resolve(null),
        write: () => Promise.resolve('unknown'),
        withdraw: () => Promise.resolve(false),
      },
    },
    support: noSupport,
    topups: {
      find: () => Promise.resolve({ kind: 'unavailable' }),
      check: () => Promise.resolve({ kind: 'unavailable' }),
      readLink: () => Promise.resolve(null),
    },
    events: { onChange: () => () => undefined },
    grants: createOrderGrants(SECRET, 'http://localhost:3000'),
    readInstallSteps: () => Promise.resolve({ kind: 'unknown' }),
    qr: createQrDrawer(),
    ...changes,
  };
}
