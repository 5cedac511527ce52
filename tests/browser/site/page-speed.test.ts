import type { Page } from '@playwright/test';
import { z } from 'zod';
import { open } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

// A browser without a window names itself as a robot, and robots are not counted.
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
});

const isReport = (url: URL) => url.pathname === '/api/page-speed';

const Measured = z.object({ inp: z.number(), cls: z.number() });

/** As when the visitor switches to another tab. */
const hideTab = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

const isWatching = (page: Page) =>
  page.waitForResponse((response) => /report-page-speed/.test(new URL(response.url()).pathname));

/** Chromium hands the duration of the first press to observers some time after the next picture. */
const pressIsMeasured = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const presses = new PerformanceObserver(() => resolve());
        presses.observe({ type: 'first-input', buffered: true });
      }),
  );

test('PERF-06 one report per page, by route pattern, when the visitor leaves the tab', async ({
  page,
  shop,
}) => {
  const watching = isWatching(page);
  await open(page, '/es/esim/japan');
  await watching;
  await page
    .getByRole('link', { name: /^Detalles/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await pressIsMeasured(page);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (isReport(new URL(request.url()))) sent.push(request.postDataJSON());
  });
  const response = page.waitForResponse((response) => isReport(new URL(response.url())));
  await hideTab(page);
  expect((await response).status()).toBe(204);
  await hideTab(page);
  expect(sent).toEqual([
    {
      route: '/esim/:slug',
      ttfb: expect.any(Number),
      fcp: expect.any(Number),
      lcp: expect.any(Number),
      inp: expect.any(Number),
      cls: 0,
    },
  ]);
  const numbers = await (await fetch(`${shop.origin}/metrics`)).text();
  expect(numbers).toMatch(/page_lcp_seconds_count\{route="\/esim\/:slug"\} [1-9]/);
});

test('PERF-06 a layout shift and a slow press are reported with their values', async ({ page }) => {
  const watching = isWatching(page);
  await open(page, '/plans');
  await watching;
  await page.evaluate(async () => {
    const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    await painted();
    const block = document.createElement('div');
    block.style.height = '300px';
    document.body.prepend(block);
    await painted();
    const slow = document.createElement('button');
    slow.textContent = 'Slow button';
    slow.addEventListener('click', () => {
      const end = performance.now() + 300;
      while (performance.now() < end);
      slow.textContent = 'Pressed';
    });
    block.append(slow);
    await painted();
  });
  await page.getByRole('button', { name: 'Slow button' }).click();
  await expect(page.getByRole('button', { name: 'Pressed' })).toBeVisible();
  await pressIsMeasured(page);
  const report = page.waitForRequest((request) => isReport(new URL(request.url())));
  await hideTab(page);
  const { inp, cls } = Measured.parse((await report).postDataJSON());
  expect(inp).toBeGreaterThanOrEqual(300);
  expect(inp).toBeLessThan(3000);
  expect(cls).toBeGreaterThan(0.05);
  expect(cls).toBeLessThan(1);
});

for (const [signal, name, value] of [
  ['Global Privacy Control', 'globalPrivacyControl', true],
  ['Do Not Track', 'doNotTrack', '1'],
] as const) {
  test(`PERF-06 VISIT-06 under ${signal} nothing is measured, counted, stored or sent`, async ({ page }) => {
    await page.addInitScript(
      ([key, wanted]) => Object.defineProperty(navigator, key, { value: wanted, configurable: true }),
      [name, value] as const,
    );
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await open(page, '/plans');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    await hideTab(page);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    expect(requests.some((path) => path.startsWith('/assets/'))).toBe(true);
    expect(requests.filter((path) => /page-speed|track-visitor|report-visit/.test(path))).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.getItem('visitor-session'))).toBeNull();
  });
}

for (const path of ['/', '/es/esim/japan', '/auth']) {
  test(`no script of ours is requested before ${path} has been painted`, async ({ page }) => {
    await open(page, path);
    const { paintedAt, scriptsAt } = await page.evaluate(() => ({
      paintedAt: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      scriptsAt: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    expect(scriptsAt.length).toBeGreaterThan(5);
    expect(Math.min(...scriptsAt)).toBeGreaterThan(paintedAt ?? Infinity);
  });
}
