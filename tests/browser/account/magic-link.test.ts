import { localizedPath } from '#core/language-path.ts';
import type { Mailbox } from '../setup/outside-world.ts';
import { accessibilityProblems } from '../setup/accessibility.ts';
import { beginCheckout, payWithoutPage } from '../setup/buy-esim.ts';
import { open } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

const WORDS = {
  notice: 'Ya casi está',
  button: 'Iniciar sesión',
  mine: 'Mis eSIM',
  old: 'Este enlace ya no es válido',
  fresh: 'Enviar un enlace nuevo',
  sent: 'Revisa tu correo',
  email: 'Correo',
} as const;

const ORDER_MAIL = /Thank you for your Landfall order|Gracias por tu pedido en Landfall/;

/** The sign-in link of the mail with this subject. Waits until the mail has arrived. */
async function linkIn(mailbox: Mailbox, address: string, about = ORDER_MAIL): Promise<string> {
  const links: string[] = [];
  await expect
    .poll(async () => {
      const mails = (await mailbox.mailsTo(address)).filter(({ subject }) => about.test(subject));
      links.push(...mails.flatMap(({ text }) => /https?:\/\/\S*magic_link=\S+/.exec(text) ?? []));
      return links.length;
    })
    .toBeGreaterThan(0);
  const { pathname, search } = new URL(links[0] ?? '');
  return pathname + search;
}

test("AUTH-06 AUTH-34 AUTH-37 AUTH-38 AUTH-41 the link of the order's mail signs in with one click, once, and then offers a new one", async ({
  page,
  browser,
  mailbox,
  baseURL,
  browserErrors,
}) => {
  browserErrors.expect(/400 \(Bad Request\)/);
  const { email, payUrl } = await beginCheckout(page.request, { language: 'es' });
  await payWithoutPage(page.request, payUrl);
  const link = await linkIn(mailbox, email);
  expect(link.startsWith(localizedPath('/auth', 'es'))).toBe(true);

  // A scanner that opens the link, even with scripts, does not use it up.
  const scanner = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
  await open(await scanner.newPage(), link);
  await scanner.close();

  await open(page, link);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: WORDS.notice })).toBeVisible();
  await expect(main.getByRole('button')).toHaveCount(1);
  expect(await accessibilityProblems(page)).toEqual([]);
  await main.getByRole('button', { name: WORDS.button }).focus();
  const shown = Promise.all(
    ['orders', 'esims'].map((what) => page.waitForResponse(new RegExp(`/api/${what}\\?`))),
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${localizedPath('/dashboard', 'es')}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.mine);

  // Without its cookie, the dashboard's pending requests would be refused.
  await shown;
  await page.evaluate(() => localStorage.removeItem('session'));
  // The dashboard reads again by itself.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await open(page, link);
  await main.getByRole('button', { name: WORDS.button }).click();
  await expect(main.getByRole('heading', { name: WORDS.old })).toBeVisible();
  await expect(main.getByRole('alert')).toBeFocused();
  await expect(main.getByLabel(WORDS.email)).toHaveValue(email);
  expect(await accessibilityProblems(page)).toEqual([]);
  await main.getByRole('button', { name: WORDS.fresh }).click();
  await expect(main.getByRole('heading', { name: WORDS.sent })).toBeVisible();
  await expect(main.getByRole('status').filter({ hasText: WORDS.sent })).toBeFocused();
  const fresh = await linkIn(mailbox, email, /sign-in link|enlace de acceso/);
  expect(fresh.startsWith(localizedPath('/auth', 'es'))).toBe(true);
  await open(page, fresh);
  await main.getByRole('button', { name: WORDS.button }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.mine);
});

test('an unreachable shop does not use up the link, and the click can be repeated', async ({
  page,
  mailbox,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_FAILED/);
  const { email, payUrl } = await beginCheckout(page.request);
  await payWithoutPage(page.request, payUrl);
  await open(page, await linkIn(mailbox, email));
  await page.route('**/api/auth/magic-link/verify', (route) => route.abort());
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Your link is unused; please try again.', { exact: false })).toBeVisible();
  await page.unroute('**/api/auth/magic-link/verify');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
