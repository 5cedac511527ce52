import type { Locator, Page } from '@playwright/test';

/**
 * Waits until React has hydrated the page and run its effects, so that buttons work. There is no public
 * signal for it, so this reads React's internal property on the document.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const read = (value: unknown, name: string): unknown =>
      typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'));
    const root = ['stateNode', 'current', 'memoizedState'].reduce(read, read(document, key ?? ''));
    return read(root, 'isDehydrated') === false;
  });
  // Effects run in a separate message after hydration; ours is queued behind it.
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

/** Opens a path and then stops its clock; `page.clock.runFor` advances it. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await open(page, path);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/**
 * Opens a path whose clock is stopped from the beginning, so that even its first timers wait for `runFor`.
 */
export async function openWithTimeHeld(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await open(page, path);
}

/** Opens a path and waits until its buttons work. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/**
 * The layout shift so far, to the thousandth: less is an invisible fraction of a pixel. Prints what moved. Recording
 * must start before the page loads.
 */
export async function listenForLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    type Moved = Readonly<{ node: Node | null; previousRect: DOMRect; currentRect: DOMRect }>;
    type Shift = PerformanceEntry &
      Readonly<{ value: number; hadRecentInput: boolean; sources: readonly Moved[] }>;
    const isShift = (entry: PerformanceEntry): entry is Shift =>
      'value' in entry && 'hadRecentInput' in entry;
    const inWords = ({ node, previousRect, currentRect }: Moved) =>
      `"${node?.textContent?.slice(0, 60) ?? ''}" from ${previousRect.y} to ${currentRect.y}`;
    let total = 0;
    const moved: string[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!isShift(entry) || entry.hadRecentInput) continue;
        total += entry.value;
        moved.push(...entry.sources.map(inWords));
      }
      document.documentElement.dataset['layoutShift'] = String(total);
      document.documentElement.dataset['moved'] = moved.join('; ');
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    const html = page.locator('html');
    const total = Number((await html.getAttribute('data-layout-shift')) ?? '0');
    if (total > 0)
      console.error(`Layout shift of ${page.url()}: ${(await html.getAttribute('data-moved')) ?? ''}`);
    return Math.round(total * 1000) / 1000;
  };
}

/** The overlapping pixels of two elements. */
export function overlap(one: Locator, other: Locator): Promise<number> {
  return Promise.all([one.boundingBox(), other.boundingBox()]).then(([a, b]) => {
    if (a === null || b === null) return 0;
    const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
    const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
    return wide > 0 && high > 0 ? wide * high : 0;
  });
}

/**
 * The processor time of the page's main thread while something happened, in milliseconds. Other programs on the machine
 * do not change it.
 */
export async function processorTime(page: Page, action: () => Promise<unknown>): Promise<number> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable', { timeDomain: 'threadTicks' });
  const total = async () => {
    const { metrics } = await browser.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const before = await total();
  await action();
  const after = await total();
  await browser.detach();
  return after - before;
}

/** Two presses in one frame, before the page can render what the first one changed. */
export async function pressTwiceAtOnce(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
}
