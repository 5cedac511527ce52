import * as z from 'zod/mini';
import { keptInTab } from '../browser/kept-in-tab.ts';

const KeptGift = z.object({
  recipientEmail: z.string(),
  recipientName: z.string(),
  giverName: z.string(),
  message: z.string(),
  /** Empty: not chosen, so that it is the language of the page. */
  recipientLanguage: z.string(),
  sendOn: z.string(),
});

const KeptCheckout = z.object({
  email: z.string(),
  /** The applied code. */
  code: z.string(),
  /** Null: the purchase is for the buyer. */
  gift: z.nullable(KeptGift),
  /** A declaration was ticked. It is about the text that was shown, so no tick is restored. */
  hasTicked: z._default(z.boolean(), false),
});

export type KeptCheckout = z.infer<typeof KeptCheckout>;

/** The plan that was paid for alone while the others stayed in the cart. */
export const keptPlanAlone = keptInTab('checkout-alone', z.string());

/** What the customer typed in the checkout; empty texts where nothing was. */
export const keptCheckout = keptInTab('checkout-left', KeptCheckout);
