import type { Page } from '@playwright/test';
import { open, openWithStoppedClock } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

const WORDS = {
  all: 'Ver todos los planes',
  refresh: 'Actualizar planes',
  refreshed: 'Los planes y los precios están al día.',
  closeToast: 'Cerrar el aviso',
  failed: 'No se pudieron cargar los planes. Inténtalo de nuevo.',
  retry: 'Intentar de nuevo',
  moreFailed: 'No se pudieron cargar más planes. Inténtalo de nuevo.',
  loadMore: 'Cargar más planes',
  asia: 'Asia',
  end: 'Ya viste todos los planes de esta lista.',
} as const;

const plansOf = (page: Page) => page.getByRole('main').getByRole('article');
const isPage = (url: URL) => url.pathname === '/api/packages';
const isList = (url: URL) => url.pathname.endsWith('.data');

/** Scrolls until the page's bottom is this many pixels away. */
const scrollNear = (page: Page, pixels: number) =>
  page.evaluate((left) => {
    window.scrollTo(0, document.documentElement.scrollHeight - window.innerHeight - left);
  }, pixels);

/** Read after some frames, in which an observer reports and a request begins. */
const pixelsToBottom = (page: Page, { afterFrames }: Readonly<{ afterFrames: number }>) =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1)
      await new Promise((drawn) => requestAnimationFrame(drawn));
    return document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
  }, afterFrames);

test('PLANS-04 PLANS-05 PLANS-06 home shows 25 plans, then all loaded ones', async ({ page }) => {
  await open(page, '/es');
  await expect(plansOf(page)).toHaveCount(25);
  await page.getByRole('button', { name: WORDS.all }).click();
  await expect(plansOf(page).nth(39)).toBeAttached();
  await expect(page.getByRole('button', { name: WORDS.all })).toBeHidden();
});

test('PERF-03 PLANS-07 PLANS-19 PLANS-29 returning to the window fetches nothing again, Refresh Plans fetches the list again', async ({
  page,
}) => {
  await open(page, '/es/plans');
  await test.step('PERF-03 returning to the window', async () => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.evaluate(() => {
      window.dispatchEvent(new Event('blur'));
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('focus'));
    });
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    expect(requests.filter((url) => isPage(new URL(url)) || isList(new URL(url)))).toEqual([]);
  });
  await test.step('PLANS-07 PLANS-19 Refresh Plans', async () => {
    const read = page.waitForRequest((request) => isList(new URL(request.url())));
    await page.getByRole('button', { name: WORDS.refresh }).click();
    await read;
    await expect(plansOf(page).first()).toBeVisible();
  });
  await test.step('PLANS-29 it says that the plans are up to date, once', async () => {
    const said = page.getByRole('status').filter({ hasText: WORDS.refreshed });
    await expect(said).toBeVisible();
    await page.getByRole('button', { name: WORDS.closeToast }).click();
    await expect(said).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: WORDS.asia, exact: true }).click();
    await expect(page).toHaveURL(/region=asia/);
    await expect(plansOf(page).first()).toBeVisible();
    await expect(said).toBeHidden();
  });
});

test('ERROR-07 ERROR-08 plans that cannot be loaded: two messages, list empty, Retry loads them', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/Failed to load resource|ERR_FAILED/);
  await open(page, '/es/plans');
  await page.route(isList, (route) => route.abort());
  await page.getByRole('main').getByRole('link', { name: WORDS.asia, exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(WORDS.failed);
  await expect(page.getByRole('status').filter({ hasText: WORDS.failed })).toBeVisible();
  await expect(plansOf(page)).toHaveCount(0);
  await page.unroute(isList);
  await page.getByRole('button', { name: WORDS.retry }).click();
  await expect(plansOf(page).first()).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('ERROR-10 a next page that cannot be loaded shows a message, and can be requested again', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/Failed to load resource|ERR_FAILED/);
  await open(page, '/es/plans');
  await page.route(isPage, (route) => route.abort());
  await scrollNear(page, 0);
  await expect(page.getByText(WORDS.moreFailed)).toBeVisible();
  await expect(plansOf(page)).toHaveCount(20);
  await page.unroute(isPage);
  await page.getByRole('button', { name: WORDS.loadMore }).click();
  await expect(plansOf(page).nth(39)).toBeAttached();
});

test('PLANS-08 PLANS-13 a page of fewer than 20 is the last, and the end is announced', async ({ page }) => {
  await page.goto('/es/plans?search=bhutan&data=unlimited');
  expect(await plansOf(page).count()).toBeLessThan(20);
  await expect(page.getByText(WORDS.end)).toBeVisible();
  await page.goto('/es/plans');
  await expect(page.getByText(WORDS.end)).toBeHidden();
});

test('PLANS-09 a list is loading, then loaded, or empty with a link to other plans', async ({ page }) => {
  await open(page, '/plans');
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(isList, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('main').getByRole('link', { name: 'Asia', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading plans' })).toBeVisible();
  await expect(plansOf(page)).toHaveCount(0);
  release(undefined);
  await expect(plansOf(page)).toHaveCount(20);
  await expect(page.getByText('Loading plans')).toBeHidden();
  await page.getByRole('main').getByRole('searchbox').fill('qqqqqq');
  await expect(page.getByRole('heading', { name: 'No plan found for “qqqqqq”' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all plans of this list' }).click();
  await expect(plansOf(page)).toHaveCount(20);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('');
});

test('PLANS-10 PLANS-11 PLANS-12 the next 20 plans load within 1000 px of the page bottom', async ({
  page,
}) => {
  // From 768 px on all cards are laid out at once, so the page's bottom stays where it is.
  await page.setViewportSize({ width: 1000, height: 700 });
  await open(page, '/plans');
  const requests: string[] = [];
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(isPage, async (route) => {
    requests.push(new URL(route.request().url()).searchParams.toString());
    await held;
    await route.continue();
  });
  await scrollNear(page, 1100);
  expect(await pixelsToBottom(page, { afterFrames: 20 })).toBeGreaterThan(1000);
  expect(requests).toEqual([]);
  await scrollNear(page, 990);
  await expect(page.getByText('Loading more plans')).toBeAttached();
  await expect.poll(() => requests).toHaveLength(1);
  expect(requests[0]).toContain('offset=20&limit=20');
  release(undefined);
  await expect(plansOf(page)).toHaveCount(40);
  await expect(page.getByText('Loading more plans')).toBeHidden();
});

test(
  'PLANS-12 one jump to the bottom of a small screen loads the next plans too',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 500 });
    await open(page, '/plans');
    await page.keyboard.press('End');
    await expect(plansOf(page).nth(39)).toBeAttached();
  },
);

test(
  'PLANS-12 the end of the list in view loads the next plans, however high the footer is',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/plans');
    await page.locator('.list-end').scrollIntoViewIfNeeded();
    await expect(plansOf(page)).toHaveCount(40);
  },
);

test(
  'PLANS-12 PLANS-27 after two pages a button loads the next, and the links of the footer work',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/es/plans');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Política de reembolsos' });
    const more = page.getByRole('main').getByRole('button', { name: 'Cargar más planes' });
    for (const count of [40, 60]) {
      await page.keyboard.press('End');
      await expect(plansOf(page)).toHaveCount(count);
    }
    await expect(more).toBeVisible();
    await page.keyboard.press('End');
    await expect(link).toBeInViewport();
    await more.press('Enter');
    await expect(plansOf(page)).toHaveCount(80);
    await expect(plansOf(page).nth(60).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('End');
    await expect(plansOf(page)).toHaveCount(100);
    // Cards above get their real height when they come near the screen; until then the link moves.
    await page.keyboard.press('End');
    await expect(link).toBeInViewport();
    await link.click();
    await expect(page).toHaveURL(/\/es\/refund-policy$/);
  },
);

test('NAV-11 PLANS-27 in the compact list the first new row gets the focus of the button', async ({
  page,
}) => {
  await open(page, '/es/plans?view=compact');
  for (const count of [40, 60]) {
    await page.keyboard.press('End');
    await expect(plansOf(page)).toHaveCount(count);
  }
  await page.getByRole('main').getByRole('button', { name: WORDS.loadMore }).press('Enter');
  await expect(plansOf(page)).toHaveCount(80);
  await expect(plansOf(page).nth(60).locator(':focus')).toHaveCount(1);
});

test('PLANS-27 a link of the footer keeps the focus; further plans load when it has left', async ({
  page,
}) => {
  await open(page, '/plans');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true });
  await link.focus();
  await pixelsToBottom(page, { afterFrames: 20 });
  await expect(link).toBeFocused();
  await expect(plansOf(page)).toHaveCount(20);
  await link.blur();
  await expect(plansOf(page).nth(39)).toBeAttached();
});

test('PLANS-14 further pages continue where the list ended, in the language of the screen', async ({
  page,
}) => {
  await open(page, '/es/plans?search=japon');
  await scrollNear(page, 0);
  await expect(plansOf(page).nth(20)).toBeAttached();
  await expect(plansOf(page).filter({ hasText: 'eSIM para Japón' }).first()).toBeVisible();
  const names = await plansOf(page).evaluateAll((plans) =>
    plans.map((plan) => plan.ariaLabelledByElements?.[0]?.id),
  );
  expect(new Set(names).size).toBe(names.length);
});

test('PERF-01 a recently loaded list is not requested again, with all its pages', async ({ page }) => {
  await open(page, '/plans');
  await scrollNear(page, 0);
  await expect(plansOf(page).nth(39)).toBeAttached();
  await page.getByRole('main').getByRole('link', { name: 'Asia', exact: true }).click();
  await expect(page.getByText('Active filters: Asia')).toBeVisible();
  await expect(plansOf(page)).not.toHaveCount(0);
  await page.route(isList, (route) => route.abort());
  await page.goBack();
  await expect(plansOf(page).nth(39)).toBeAttached();
});

test('PERF-04 RETRY-06 RETRY-07 a list that fails once is fetched a second time', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/Failed to load resource|ERR_FAILED/);
  await open(page, '/plans');
  let calls = 0;
  await page.route(isList, (route) => (++calls === 1 ? route.abort() : route.continue()));
  await page.getByRole('main').getByRole('link', { name: 'Asia', exact: true }).click();
  await expect.poll(() => calls).toBe(2);
  await expect(plansOf(page).first()).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  expect(calls).toBe(2);
});

test('SEARCH-07 SEARCH-08 ERROR-09 a search waits for 300 ms, and a newer one cancels the older silently', async ({
  page,
  shop,
}) => {
  await openWithStoppedClock(page, '/plans');
  const requests: string[] = [];
  await page.route(isList, async (route) => {
    requests.push(new URL(route.request().url()).searchParams.get('search') ?? '');
    // The first response never arrives.
    if (requests.length > 1) await route.continue();
  });
  const box = page.getByRole('main').getByRole('searchbox');
  await box.fill('jap');
  await page.clock.runFor(299);
  expect(requests).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => requests).toEqual(['jap']);
  const stopped = page.waitForEvent('requestfailed', (request) => isList(new URL(request.url())));
  await box.fill('japan');
  await page.clock.runFor(300);
  await stopped;
  await expect(page).toHaveURL(`${shop.origin}/plans?search=japan`);
  await expect(plansOf(page).filter({ hasText: 'Japan eSIM' }).first()).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByText('Failed to load')).toBeHidden();
  await expect(box).toHaveValue('japan');
});
