import * as z from 'zod/mini';
import { keptInTab } from '../browser/kept-in-tab.ts';

/** What the customer typed before leaving for the payment page; empty texts where nothing was. */
export const keptCheckout = keptInTab('checkout-left', z.object({ email: z.string(), code: z.string() }));
