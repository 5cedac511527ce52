import type { Page } from '@playwright/test';

/**
 * Waits until React has taken the page over and run its effects, so that buttons answer. There is no public sign
 * of it, so this reads the one React keeps on the document.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const read = (value: unknown, name: string): unknown =>
      typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'));
    const root = ['stateNode', 'current', 'memoizedState'].reduce(read, read(document, key ?? ''));
    return read(root, 'isDehydrated') === false;
  });
  // Effects run in a message of their own after the page was taken over; ours comes behind it.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  });
}

/** Opens a path whose clock then stands still; `page.clock.runFor` moves it. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await open(page, path);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Opens a path whose clock stands still from the beginning, so that even its first timers wait for `runFor`. */
export async function openWithTimeHeld(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await open(page, path);
}

/** Opens a path and waits until its buttons answer. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/**
 * How much the layout jumped so far, to the thousandth: below that is a fraction of a pixel that nobody sees.
 * Listening must begin before the page loads.
 */
export async function listenForLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let total = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (
          'value' in entry &&
          typeof entry.value === 'number' &&
          !('hadRecentInput' in entry && entry.hadRecentInput === true)
        )
          total += entry.value;
      }
      document.documentElement.dataset['layoutShift'] = String(total);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    const total = Number((await page.locator('html').getAttribute('data-layout-shift')) ?? '0');
    return Math.round(total * 1000) / 1000;
  };
}
