import { localizedPath } from '#core/language-path.ts';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { open } from '../setup/page-state.ts';
import { LANGUAGES, widthTag } from '../setup/screens.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

const WORDS = {
  en: {
    mine: 'My eSIMs',
    signIn: 'Sign in',
    signOut: 'Sign out',
    signedOut: 'You are signed out',
    ready: 'Ready to install',
    install: /^Install /,
    orders: 'Order history',
    delivered: /Delivered/,
    qr: /^QR code that installs/,
    smdp: 'SM-DP+ address',
    copy: 'Copy Activation code',
    copied: 'Copied',
    details: /^Details /,
    technical: 'Technical',
    openMenu: 'Open menu',
    menu: 'Menu',
  },
  es: {
    mine: 'Mis eSIM',
    signIn: 'Iniciar sesión',
    signOut: 'Salir',
    signedOut: 'Has cerrado sesión',
    ready: 'Lista para instalar',
    install: /^Instalar /,
    orders: 'Historial de pedidos',
    delivered: /Entregado/,
    qr: /^Código QR que instala/,
    smdp: 'Dirección SM-DP+',
    copy: 'Copiar Código de activación',
    copied: 'Copiado',
    details: /^Detalles /,
    technical: 'Datos técnicos',
    openMenu: 'Abrir el menú',
    menu: 'Menú',
  },
} as const;

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(
    `ROUTE-08 ORDER-14 ESIM-01 INSTALL-01 NAV-05 AUTH-81 the dashboard shows the customer's eSIM and order, in ${language}`,
    { tag: widthTag(language) },
    async ({ page, mailbox, context }, { project }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const email = await signInAsBuyer(page, mailbox, language);
      const main = page.getByRole('main');
      await expect(main.getByText(email)).toBeVisible();
      const card = main.getByRole('article').filter({ hasText: words.ready });
      await expect(card).toHaveCount(1);
      await expect(main.getByRole('heading', { name: words.orders })).toBeVisible();
      await expect(main.getByText(words.delivered).first()).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await sidewaysPixels(page)).toBe(0);

      await expect(card.getByRole('link', { name: words.install })).toHaveAttribute('href', /\/install$/);
      await card.getByRole('link', { name: words.details }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('tab', { name: words.technical }).click();
      await expect(main.getByRole('img', { name: words.qr })).toBeVisible();
      await expect(main.getByText(/^LPA:1\$/)).toBeVisible();
      await expect(main.getByText(words.smdp, { exact: true })).toBeVisible();
      await main.getByRole('button', { name: words.copy }).click();
      await expect(main.getByRole('button', { name: words.copied })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await sidewaysPixels(page)).toBe(0);
      // The list is fetched again; a response after the end of the session would be an error of the browser.
      const listed = page.waitForResponse(/\/api\/esims\?/);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.mine);
      await listed;

      const isPhone = project.name === 'phone';
      if (isPhone) await page.getByRole('button', { name: words.openMenu }).click();
      const bar = isPhone ? page.getByRole('dialog', { name: words.menu }) : page.getByRole('banner');
      await expect(bar.getByRole('link', { name: words.mine })).toBeVisible();
      await bar.getByRole('button', { name: words.signOut }).click();
      await expect(page).toHaveURL(new RegExp(`${localizedPath('/', language)}$`));
      await expect(page.getByText(words.signedOut, { exact: true })).toBeVisible();
      if (isPhone) await page.getByRole('button', { name: words.openMenu }).click();
      await expect(bar.getByRole('link', { name: words.signIn, exact: true })).toBeVisible();
      await expect(bar.getByRole('button', { name: words.signOut })).toBeHidden();
      expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
    },
  );
}

test('AUTH-43 a guest who opens the dashboard is redirected to sign in', async ({ page }) => {
  await open(page, '/es/dashboard');
  await expect(page).toHaveURL(/\/es\/auth\?mode=signin&next=\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.es.signIn);
});

test('AUTH-10 AUTH-29 AUTH-30 AUTH-32 a returning customer is signed in at once; an unknown session is ended, and only it', async ({
  page,
  mailbox,
  context,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_FAILED|401 \(Unauthorized\)/);
  const email = await signInAsBuyer(page, mailbox, 'en');

  await test.step('AUTH-10 AUTH-29 AUTH-30 the session is stored, and /auth redirects to the dashboard', async () => {
    const stored = await page.evaluate(() => localStorage.getItem('session'));
    expect(JSON.parse(stored ?? 'null')).toEqual({
      userId: expect.any(String),
      email,
      isStaff: false,
      isAdmin: false,
      expiresAt: expect.any(String),
    });
    await page.route('**/api/me', (route) => route.abort());
    await page.goto('/auth');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign out' })).toBeVisible();
    await page.unroute('**/api/me');
  });

  await test.step("AUTH-32 an unknown session is ended, and the rest of the browser's data stays", async () => {
    await page.evaluate(() => localStorage.setItem('promo-dismissed', 'true'));
    const cookies = await context.cookies();
    await context.clearCookies({ name: /session_token/ });
    expect(cookies.some(({ name }) => name === 'landfall-signed-in')).toBe(true);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/auth\?mode=signin&next=\/dashboard$/);
    expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual(
      expect.arrayContaining(['promo-dismissed']),
    );
    expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
  });
});

test('AUTH-09 AUTH-32 another customer who signs in in this browser sees nothing of the first, in any tab', async ({
  page,
  mailbox,
  context,
}) => {
  const ana = await signInAsBuyer(page, mailbox, 'en');
  const main = page.getByRole('main');
  const details = main.getByRole('link', { name: /^Details / });
  const ofAna = (await details.getAttribute('href')) ?? '';
  // Until the response arrives, only a cache could show an eSIM.
  const held = Promise.withResolvers<null>();
  await page.route('**/api/esims?*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await context.clearCookies();
  const otherTab = await context.newPage();
  const ben = await signInAsBuyer(otherTab, mailbox, 'en');
  await expect(main.getByText(ben)).toBeVisible();
  await expect(main.getByText('Fetching your eSIMs')).toBeAttached();
  await expect(details).toHaveCount(0);
  await expect(page.getByText(ana)).toHaveCount(0);
  held.resolve(null);
  await expect(details).toHaveCount(1);
  await expect(details).not.toHaveAttribute('href', ofAna);
});

test('ESIM-36 eSIMs that cannot be read are said so, once, with a button that reads them again', async ({
  page,
  mailbox,
  browserErrors,
}) => {
  browserErrors.expect(/status of 503/);
  await signInAsBuyer(page, mailbox, 'es');
  const main = page.getByRole('main');
  await expect(main.getByText('Lista para instalar').first()).toBeVisible();
  let requests = 0;
  await page.route('**/api/esims?*', (route) => {
    requests += 1;
    return route.fulfill({ status: 503 });
  });
  await open(page, localizedPath('/dashboard', 'es'));
  await expect(main.getByRole('alert')).toContainText('No hemos podido cargar tus eSIM');
  const untilThen = requests;
  // Shown below the eSIMs, and read only after them.
  await expect(main.getByRole('link', { name: /^Pedido \d/ })).toBeVisible();
  expect(requests).toBe(untilThen);
  await page.unroute('**/api/esims?*');
  await main.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(main.getByText('Lista para instalar').first()).toBeVisible();
});
