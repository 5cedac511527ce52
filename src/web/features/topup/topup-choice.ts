import * as z from 'zod/mini';
import { keptInTab } from '../../browser/kept-in-tab.ts';

/** What the customer left to pay for. An ICCID is never in an address, so a typed one is kept here. */
const Choice = z.object({
  esimId: z.nullable(z.string()),
  iccid: z.nullable(z.string()),
  linkToken: z.nullable(z.string()),
  packageId: z.string(),
});

export const topupChoice = keptInTab('topup-choice', Choice);
