import { randomInt } from 'node:crypto';
import { test as base } from '@playwright/test';
import { type Complaints, listenForComplaints } from './complaints.ts';
import { type Ledger, type Mailbox, readLedger, readMailbox } from './outside-world.ts';
import { readRunningShop, type RunningShop } from './running-shop.ts';

type Fixtures = {
  /** Where the shop and its sandbox are. */
  shop: RunningShop;
  /** The mails the outside world received. */
  mailbox: Mailbox;
  /** What the outside world did: the witness. */
  ledger: Ledger;
  /** What the browser complained about; every test fails when something is left. */
  complaints: Complaints;
};

const anAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

export const test = base.extend<Fixtures>({
  shop: async ({}, provide) => provide(readRunningShop()),
  baseURL: async ({ shop }, provide) => provide(shop.origin),
  // Limits count by address: tests that shared one would spend each other's presses.
  extraHTTPHeaders: async ({}, provide) => provide({ 'x-forwarded-for': anAddress() }),
  mailbox: async ({ shop, request }, provide) => provide(readMailbox(shop.sandboxOrigin, request)),
  ledger: async ({ shop, request }, provide) => provide(readLedger(shop.sandboxOrigin, request)),
  complaints: [
    async ({ page }, provide) => {
      const complaints = listenForComplaints(page);
      await provide(complaints);
      complaints.verify();
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
