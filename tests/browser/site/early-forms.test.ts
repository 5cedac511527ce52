import type { Page } from '@playwright/test';
import { ROUTE_PATTERNS } from '#contract/route-patterns.ts';
import { localizedPath } from '#core/language-path.ts';
import { accessibilityProblems } from '../setup/accessibility.ts';
import { untilHydrated } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

// On a slow connection a form can be filled in and sent before the scripts of its page have loaded; some visitors
// have no scripts at all. Nothing typed may be lost, and a person never reads JSON or an empty page.

const SECRET = '3f9d0c61b7a84e0f9a53';
const EXAMPLES = new Map([
  [':slug', 'japan'],
  [':step', 'confirm'],
]);

/** Every screen of the route table, with example values, and the further screens of /auth. */
const PATHS = [
  ...ROUTE_PATTERNS.filter((pattern) => !pattern.startsWith('/admin') && !pattern.includes(':planId')).map(
    (pattern) => pattern.replaceAll(/:\w+/g, (name) => EXAMPLES.get(name) ?? SECRET),
  ),
  '/auth?mode=signup',
  '/auth?mode=reset',
  '/auth?mode=reset&token=abc',
];

/** Opens a path whose scripts load only when they are released. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const request = page.waitForRequest('**/assets/*.js');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await request;
  return async () => {
    release(undefined);
    await untilHydrated(page);
  };
}

/** The forms of a page, without the one of the footer, which works without scripts (NEWS-11). */
async function formsOf(page: Page) {
  const forms = await page.locator('form:not([action$="/newsletter"])').all();
  return Promise.all(
    forms.map(async (form) => ({
      method: await form.getAttribute('method'),
      isHeld: (await form.getAttribute('data-held')) !== null,
      isClosed: (await form.locator('[type=submit]:not([disabled])').count()) === 0,
    })),
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('ERROR-13 no form of the shop posts to a page that does not answer it', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/Failed to load resource/);
    const seen: string[] = [];
    for (const path of PATHS) {
      await page.goto(path);
      for (const form of await formsOf(page)) {
        if (form.isHeld) seen.push(path);
        const isAnswered = form.method === (form.isHeld ? 'post' : 'get');
        expect.soft(isAnswered || form.isClosed, `${path}: ${JSON.stringify(form)}`).toBe(true);
      }
    }
    expect([...new Set(seen)]).toEqual(
      expect.arrayContaining(['/auth', '/contact', '/withdrawal', '/auth?mode=signup', '/auth?mode=reset']),
    );
  });

  for (const language of ['en', 'es'] as const) {
    test(`ERROR-13 a form that was sent anyway is answered by a page with what was typed, in ${language}`, async ({
      page,
      browserErrors,
    }) => {
      browserErrors.expect(/Failed to load resource/);
      const title = { en: 'Nothing was sent', es: 'No se envió nada' }[language];
      for (const path of ['/auth', '/auth?mode=signup', '/auth?mode=reset', '/contact', '/withdrawal']) {
        await page.goto(localizedPath(path, language));
        await expect(page.locator('noscript .form-line, .form-line').first()).toContainText('JavaScript');
        const form = page.locator('form[data-held]');
        await form.locator('[name=email]').fill('ada@example.com');
        await form.locator('[type=submit]').last().click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('definition')).toHaveText('ada@example.com');
        await page.locator('a[href=""]').click();
        await expect(page.locator('form[data-held]')).toBeVisible();
      }
    });
  }
});

const SENT = [
  { path: '/auth', button: 'Email me a sign-in link', result: 'Check your email' },
  { path: '/auth?mode=reset', button: 'Email me a reset link', result: 'Check your email' },
  { path: '/withdrawal?order=100001', button: 'Continue', result: 'Check and confirm' },
] as const;

for (const { path, button, result } of SENT) {
  test(`ERROR-14 a press on "${button}" before the scripts have loaded is repeated when they have`, async ({
    page,
  }) => {
    const releaseScripts = await openWithoutScripts(page, path);
    const form = page.locator('form[data-held]');
    await form.locator('[name=email]').fill('ada@example.com');
    if (path.startsWith('/withdrawal')) await form.locator('[name=orderNumber]').fill('100001');
    await form.getByRole('button', { name: button }).click();
    await expect(page.locator('output.form-line')).toHaveText(
      'Still loading. Your press counts as soon as the page is ready.',
    );
    expect(await accessibilityProblems(page)).toEqual([]);
    await releaseScripts();
    await expect(page.getByRole('heading', { name: result })).toBeVisible();
    await expect(page.locator('output.form-line')).toHaveCount(0);
    await expect(page.getByText('ada@example.com').first()).toBeVisible();
  });
}

test('ERROR-14 Enter in a contact form before the scripts have loaded loses nothing', async ({ page }) => {
  const releaseScripts = await openWithoutScripts(page, '/contact');
  await page.getByLabel('Message').fill('My eSIM does not connect.');
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Name').press('Enter');
  await releaseScripts();
  await expect(page.getByLabel('Email', { exact: true }).and(page.locator('[name=email]'))).toBeFocused();
  await expect(page.getByLabel('Message')).toHaveValue('My eSIM does not connect.');
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
});
