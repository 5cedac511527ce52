import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/browser/setup/find-chromium.ts';

const executablePath = findChromium();

/** A test runs at desktop width unless its tags say otherwise: @phone only there, @both at either width. */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.test.ts',
  globalSetup: './tests/browser/setup/start-the-shop.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Most of a test's time is waiting (for a timer, a response, the next look at the page), while another test can
  // use the core.
  workers: availableParallelism() + 1,
  // Browsers hang once in a thousand times; whoever needed it is named at the end. Other suites have no second try.
  retries: 1,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    // Its requests would pass the routes that tests lay; the tests about it let it in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      args: [
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pages live for seconds: optimizing their scripts takes an eighth of the processor time and saves none.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } }, grepInvert: /@phone/ },
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
      grep: /@phone|@both/,
    },
  ],
});
