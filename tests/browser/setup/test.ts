import { randomInt } from 'node:crypto';
import { test as base } from '@playwright/test';
import { type BrowserErrors, collectBrowserErrors } from './browser-errors.ts';
import { recordNavigations } from './navigations.ts';
import { type Ledger, type Mailbox, readLedger, readMailbox } from './outside-world.ts';
import { readRunningShop, type RunningShop } from './running-shop.ts';

type Fixtures = {
  /** The addresses of the shop and its sandbox. */
  shop: RunningShop;
  /** The mails that the sandbox received. */
  mailbox: Mailbox;
  /** What the external services did; tests compare the shop with it. */
  ledger: Ledger;
  /** Errors reported by the browser; a test fails when an unexpected one is left. */
  browserErrors: BrowserErrors;
};

const anAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

export const test = base.extend<Fixtures>({
  shop: async ({}, provide) => provide(readRunningShop()),
  baseURL: async ({ shop }, provide) => provide(shop.origin),
  // Rate limits count by IP address: tests with the same address would use up each other's limits.
  extraHTTPHeaders: async ({}, provide) => provide({ 'x-forwarded-for': anAddress() }),
  mailbox: async ({ shop, request }, provide) => provide(readMailbox(shop.sandboxOrigin, request)),
  ledger: async ({ shop, request }, provide) => provide(readLedger(shop.sandboxOrigin, request)),
  browserErrors: [
    async ({ page }, provide, testInfo) => {
      const browserErrors = collectBrowserErrors(page);
      const navigations = recordNavigations(page);
      await provide(browserErrors);
      if (testInfo.status !== testInfo.expectedStatus)
        process.stderr.write(`${testInfo.title}\n${navigations()}\n`);
      browserErrors.verify();
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
