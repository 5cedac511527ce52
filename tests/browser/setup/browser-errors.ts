import { expect, type Page } from '@playwright/test';

export type BrowserErrors = Readonly<{
  /** Marks an error that the test causes on purpose. */
  expect: (error: RegExp) => void;
  verify: () => void;
}>;

/** Console errors, uncaught exceptions and CSP violations (which Chromium reports as console errors). */
export function collectBrowserErrors(page: Page): BrowserErrors {
  const received: string[] = [];
  const expected: RegExp[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') received.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => received.push(`uncaught: ${error.message}`));
  // React reports that it recovered from an error; only the cause says from which.
  void page.addInitScript(() => {
    globalThis.addEventListener('error', ({ error }) => {
      if (error instanceof Error && error.cause instanceof Error)
        console.error(`caused by ${error.cause.stack ?? error.cause.message}`);
    });
  });
  return {
    expect: (error) => expected.push(error),
    verify: () => {
      const left = received.filter((text) => !expected.some((error) => error.test(text)));
      expect(left, 'errors reported by the browser').toEqual([]);
    },
  };
}
