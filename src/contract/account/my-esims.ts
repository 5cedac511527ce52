import { z } from 'zod';
import { LANGUAGES } from '#core/language.ts';
import { CONTROL_CHARACTER, MAX_ESIM_NAME_LENGTH } from '#core/esims/esim-name.ts';
import { Gift } from '../orders/gifts.ts';
import { InstallableEsim } from '../orders/checkout-sessions.ts';
import { NO_TOPUP_REASONS } from '../orders/topups.ts';
import { isStorable, NOT_STORABLE } from '../storable-text.ts';

/** The language of titles and names. */
export const MyEsimsQuery = z.object({ language: z.enum(LANGUAGES).default('en') });

export const MyEsimParams = z.object({ id: z.uuid() });

/** Times are ISO 8601. */
export const MyEsim = z
  .object({
    id: z.string(),
    title: z.string(),
    /** The name that the customer gave it. */
    name: z.string().nullable(),
    /** The country or region of the plan, in the language of the request. */
    country: z.string(),
    /** The country of a local plan; null for regional and global plans. */
    countryCode: z.string().nullable(),
    coverage: z.enum(['local', 'regional', 'global']),
    iccid: z.string(),
    status: z.enum(['ready_to_activate', 'active', 'expired', 'finished', 'recycled', 'pending', 'unknown']),
    /** Which words show the status. */
    display: z.enum([
      'active',
      'ready_to_install',
      'ready_to_activate',
      'pending',
      'expired',
      'finished',
      'recycled',
      'unknown',
    ]),
    /** The customer marked it as installed. */
    isInstalled: z.boolean(),
    /** When it first connected, as far as the network reported it. */
    firstConnectedAt: z.string().nullable(),
    /** "5 GB", or "unlimited data" in the language of the request. */
    dataPlan: z.string(),
    validityDays: z.int(),
    /** What tells it from an eSIM of the same place, data and days: "20 SMS", "1 of 2". */
    extras: z.array(z.string()),
    /** A sentence that says when its days start. */
    daysStart: z.string(),
    /** Installing it starts its days. */
    startsOnInstall: z.boolean(),
    /** The end of the running package. Null: its days have not started. */
    expiresAt: z.string().nullable(),
    /** Of the running package, in megabytes, from the last reading that had figures. Null: none yet. */
    usage: z
      .object({
        totalMegabytes: z.int(),
        usedMegabytes: z.int(),
        remainingMegabytes: z.int(),
        /** Total and remaining then mean nothing. */
        isUnlimited: z.boolean(),
      })
      .nullable(),
    /** Status and usage are as of this time. Null: not read yet. */
    readAt: z.string().nullable(),
    /** `possibleAt` is set when a refresh is possible later. */
    refresh: z.object({ isPossible: z.boolean(), possibleAt: z.string().nullable() }),
    /** Whether the button Top up is shown. The network decides when its top-ups are read. */
    canTopUp: z.boolean(),
    /** Why not; null when it can be topped up. */
    noTopupReason: z.enum(NO_TOPUP_REASONS).nullable(),
    /** The page of its destination, with the plan nearest to this one selected. */
    newPlanPath: z.string(),
    /** Oldest first, which is the order they run in. The owner or somebody else paid for them. */
    topups: z.array(
      z.object({
        /** "Japan Top-up". */
        title: z.string(),
        /** "5 GB", or "unlimited data" in the language of the request. */
        data: z.string(),
        validityDays: z.int(),
        boughtAt: z.string(),
        /** `unknown`: the readings do not tell. */
        state: z.enum(['waiting', 'running', 'ended', 'unknown']),
      }),
    ),
    /** Top-ups that start one after the other when the running package ends. `usage` does not contain them. */
    waiting: z.array(
      z.object({
        data: z.string(),
        /** Null: unlimited, or not known. */
        megabytes: z.int().nullable(),
        validityDays: z.int(),
      }),
    ),
    orderNumber: z.string(),
    /** Its order has another eSIM of the same plan. */
    isOneOfSeveral: z.boolean(),
    /** Its owner returns it, and nobody has decided yet: it cannot be shared or topped up, and its links rest. */
    hasOpenWithdrawal: z.boolean(),
    /** Its whole price was refunded, or will be. */
    isRefunded: z.boolean(),
    /** Set when it was bought for someone else. */
    gift: Gift.nullable(),
    /** Set when its owner gave it to someone else by a link: it works still, or was opened. */
    given: z
      .object({
        /** The address to which the shop sent the link; null for other channels. */
        recipient: z.string().nullable(),
        /** As its owner typed it for the link. */
        recipientName: z.string().nullable(),
        at: z.string(),
        isOpened: z.boolean(),
        /** It had connected before a link was opened, so it is on its owner's phone and stays theirs. */
        isInOwnersUse: z.boolean(),
      })
      .nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'OwnEsim' });
export type MyEsim = z.infer<typeof MyEsim>;

export const MyEsimDetails = MyEsim.extend({
  /** In the address of the page of its order. */
  orderId: z.string(),
  smdpAddress: z.string(),
  apn: InstallableEsim.shape.apn,
  /** When a reading last counted more used data. Null: none did. */
  lastUsedAt: z.string().nullable(),
  /** Used of the packages before the one that `usage` is about, which its figures do not contain. */
  usedBeforeMegabytes: z.number(),
  /** Sorted by name, each with its networks: "SoftBank 5G". */
  countries: z.array(
    z.object({ code: z.string(), country: z.string(), networks: z.array(z.string()).readonly() }),
  ),
}).meta({ id: 'OwnEsimDetails' });
export type MyEsimDetails = z.infer<typeof MyEsimDetails>;

/** The company behind the eSIMs, which the message about data sync names. */
const networkName = z.string();

/** `forecast`: how long the data lasts at the pace so far; null while that cannot be said. */
export const ListedEsim = MyEsim.extend({
  forecast: z
    .discriminatedUnion('kind', [
      z.object({
        kind: z.literal('runs-out'),
        at: z.string(),
        earliest: z.string(),
        /** Null: it may also last until the end. */
        latest: z.string().nullable(),
      }),
      z.object({ kind: z.literal('lasts') }),
    ])
    .nullable(),
}).meta({ id: 'ListedEsim' });
export type ListedEsim = z.infer<typeof ListedEsim>;

export const MyEsimsResponse = z.object({ networkName, esims: z.array(ListedEsim) });
export const MyEsimResponse = z.object({ networkName, esim: MyEsimDetails });
/** `phonePage` is the page that shows this, for another device: only an address, and it requires a sign-in. */
export const MyEsimInstallResponse = z.object({
  esim: InstallableEsim,
  phonePage: z.object({ url: z.string(), qr: InstallableEsim.shape.qr }),
});

/** `too-early`: the network was not read, because the last reading is too recent. */
export const RefreshResponse = z.object({ outcome: z.enum(['refreshed', 'too-early']), esim: MyEsimDetails });

export const InstalledBody = z.strictObject({ isInstalled: z.boolean() });

/** An empty name, or null, removes it. */
export const NameBody = z.strictObject({
  name: z
    .string()
    .trim()
    .max(MAX_ESIM_NAME_LENGTH)
    .refine(isStorable, NOT_STORABLE)
    .refine((name) => !CONTROL_CHARACTER.test(name), 'must be one line')
    .nullable(),
});
