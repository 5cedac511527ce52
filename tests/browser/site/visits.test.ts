import type { Page } from '@playwright/test';
import { z } from 'zod';
import { open } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

const isReport = (url: string) => new URL(url).pathname === '/api/track-visitor';

/** As when the visitor switches to another tab. */
const hideTab = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

const nextReport = async (page: Page, action: () => Promise<unknown>): Promise<unknown> => {
  const response = page.waitForResponse((received) => isReport(received.url()));
  await action();
  expect((await response).status()).toBe(204);
  return (await response).request().postDataJSON();
};

test('VISIT-01 VISIT-02 VISIT-03 VISIT-05 VISIT-07 each new path is sent as its pattern, and a short payload when the page is hidden', async ({
  page,
}) => {
  const first = await nextReport(page, () =>
    open(page, '/es/esim/japan?utm_source=ads&utm_medium=cpc&utm_campaign=spring&utm_term=ann'),
  );
  expect(first).toEqual({
    sessionId: expect.stringMatching(/^[\da-f-]{36}$/),
    userId: null,
    pagePath: '/esim/:slug',
    pageTitle: expect.stringContaining('Japón'),
    referrer: null,
    isNewSession: true,
    sessionDuration: expect.any(Number),
    utm_source: 'ads',
    utm_medium: 'cpc',
    utm_campaign: 'spring',
    deviceType: expect.stringMatching(/^(?:mobile|tablet|desktop)$/),
    browser: 'chrome',
    os: expect.any(String),
    step: 'plans',
  });
  const { sessionId } = z.object({ sessionId: z.string() }).parse(first);
  const second = await nextReport(page, () =>
    page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).click(),
  );
  expect(second).toMatchObject({
    sessionId,
    pagePath: '/contact',
    referrer: '/esim/:slug',
    isNewSession: false,
  });
  expect(await nextReport(page, () => hideTab(page))).toEqual({
    sessionId,
    pagePath: '/contact',
    sessionDuration: expect.any(Number),
    step: 'visit',
  });
  const stored = await page.evaluate(() => ({
    tab: Object.keys(sessionStorage),
    all: Object.keys(localStorage),
    cookies: document.cookie,
  }));
  expect(stored.tab).toContain('visitor-session');
  expect(stored.all).not.toContain('visitor-session');
  expect(stored.cookies).not.toContain(sessionId);
});
