import { localizedPath } from '#core/language-path.ts';
import { aBuyer } from '../setup/buy-esim.ts';
import { accessibilityProblems } from '../setup/accessibility.ts';
import { linkInMail } from '../setup/link-in-mail.ts';
import { open } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

const PASSWORD = 'a harbour at 5 o’clock';
const WORDS = {
  email: 'Correo',
  password: 'Contraseña',
  button: 'Iniciar sesión',
  invalid: 'Correo o contraseña incorrectos. Revisa tus datos e inténtalo de nuevo.',
  unconfirmed: 'Revisa tu correo y pulsa el enlace de confirmación antes de iniciar sesión.',
  mine: 'Mis eSIM',
  empty: 'Aquí irá tu próximo viaje',
  browse: 'Ver planes',
} as const;

test('AUTH-05 AUTH-14 AUTH-17 AUTH-18 AUTH-19 AUTH-43 ESIM-25 signing in with a password opens the page that the guest requested', async ({
  page,
  mailbox,
  browserErrors,
}) => {
  browserErrors.expect(/401 \(Unauthorized\)|403 \(Forbidden\)/);
  const email = aBuyer();
  await page.request.post('/api/auth/sign-up/email', { data: { email, password: PASSWORD, name: '' } });
  await open(page, localizedPath(`/auth?mode=signin&email=${email}&next=/dashboard`, 'es'));
  const main = page.getByRole('main');
  await expect(main.getByLabel(WORDS.email)).toHaveValue(email);
  await expect(main.getByLabel(WORDS.password)).toHaveAttribute('minlength', '6');

  await main.getByRole('button', { name: WORDS.button, exact: true }).click();
  await expect(main.getByLabel(WORDS.password)).toBeFocused();
  await main.getByLabel(WORDS.password).fill('not the password');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('alert')).toHaveText(WORDS.invalid);
  await main.getByLabel(WORDS.password).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('alert')).toHaveText(WORDS.unconfirmed);
  expect(await accessibilityProblems(page)).toEqual([]);

  const [, token = ''] = /confirm=([^&]+)/.exec(await linkInMail(mailbox, email, 'confirm')) ?? [];
  await page.request.post('/api/auth/verify-email', { data: { token } });
  await page.context().clearCookies();
  await main.getByRole('button', { name: WORDS.button, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${localizedPath('/dashboard', 'es')}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.mine);
  await expect(main.getByRole('heading', { name: WORDS.empty })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await main.getByRole('link', { name: WORDS.browse }).click();
  await expect(page).toHaveURL(/\/es\/plans$/);
});

test('AUTH-23 AUTH-63 the link by email comes before the password, and can be sent again after 30 seconds', async ({
  page,
  mailbox,
}) => {
  const [known, stranger] = [aBuyer(), aBuyer()];
  await page.request.post('/api/auth/sign-up/email', {
    data: { email: known, password: PASSWORD, name: '' },
  });
  const links = async (email: string) =>
    (await mailbox.mailsTo(email)).filter(({ text }) => text.includes('magic_link=')).length;
  const main = page.getByRole('main');
  let requests = 0;
  page.on('request', (request) => (requests += request.url().endsWith('/sign-in/magic-link') ? 1 : 0));
  await page.clock.install();
  const shown: string[] = [];
  for (const email of [known, stranger]) {
    requests = 0;
    await open(page, '/es/auth');
    const [link, password] = [
      main.getByRole('button', { name: 'Envíame un enlace de acceso' }),
      main.getByLabel(WORDS.password),
    ];
    const tops = [await link.boundingBox(), await password.boundingBox()].map((box) => box?.y ?? 0);
    expect(tops[0]).toBeLessThan(tops[1] ?? 0);
    await main.getByLabel(WORDS.email).fill(email);
    await page.keyboard.press('Enter');
    await expect(main.getByRole('heading', { name: 'Revisa tu correo' })).toBeVisible();
    const again = main.getByRole('button', { name: 'Enviarlo de nuevo' });
    await again.click();
    await expect(main.getByText('hay un enlace en camino o ya en tu buzón')).toBeVisible();
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await again.click({ force: true });
    expect(requests).toBe(2);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.clock.runFor(30_000);
    await again.click();
    await expect.poll(() => requests).toBe(3);
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    // It is gone until the shop responds.
    await expect(main.getByText('hay un enlace en camino o ya en tu buzón')).toBeVisible();
    shown.push((await main.getByRole('status').innerText()).replaceAll(email, ''));
  }
  expect(shown[0]).toBe(shown[1]);
  await expect.poll(() => links(known)).toBe(3);
  expect(await links(stranger)).toBe(0);
});

test('B43 an address that would redirect to another site after sign-in opens the dashboard', async ({
  page,
}) => {
  const email = aBuyer();
  await page.request.post('/api/auth/sign-up/email', { data: { email, password: PASSWORD, name: '' } });
  await open(page, `/auth?next=${encodeURIComponent('//evil.example/')}`);
  await page.route('**/api/auth/sign-in/email', (route) => route.fulfill({ json: {} }));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByRole('main').getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  // The sign-in is not real, so the dashboard redirects back: the address stays ours.
  await expect(page).toHaveURL(/\/auth\?mode=signin&next=\/dashboard$/);
  expect(requests.filter((url) => url.includes('evil.example'))).toEqual([]);
});

test('AUTH-20 any other sign-in error shows the message of the server', async ({ page, browserErrors }) => {
  browserErrors.expect(/400 \(Bad Request\)/);
  await open(page, '/auth?email=ana@example.com');
  await page.route('**/api/auth/sign-in/email', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 'odd', message: 'The harbour is closed today.' } } }),
  );
  await page.getByRole('main').getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('The harbour is closed today.');
});

test('a form marks what is wrong beside the field, keeps what was typed, and sends one request for two presses', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_FAILED/);
  await open(page, '/auth');
  const main = page.getByRole('main');
  const [email, password] = [main.getByLabel('Email'), main.getByLabel('Password')];
  const button = main.getByRole('button', { name: 'Sign in', exact: true });
  await button.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription('Please enter your email.');
  await expect(password).toHaveAccessibleDescription('Please enter your password.');
  expect(await accessibilityProblems(page)).toEqual([]);

  await email.fill('ana@');
  await expect(email).toHaveAccessibleDescription(
    'This does not look like an email address. Please check it.',
  );
  await email.fill('ana@example.com');
  await expect(email).toHaveAttribute('aria-invalid', 'false');
  await expect(email).toHaveAccessibleDescription('');
  await password.fill('five5');
  await button.click();
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(
    'A password has at least 6 characters. Please check it.',
  );

  const held = Promise.withResolvers<null>();
  let requests = 0;
  await page.route('**/api/auth/sign-in/email', async (route) => {
    requests += 1;
    await held.promise;
    await route.abort();
  });
  await password.fill(PASSWORD);
  await password.press('Enter');
  await expect(main.getByRole('button', { name: 'Signing in…' })).toBeVisible();
  await password.press('Enter');
  held.resolve(null);
  await expect(main.getByRole('alert')).toHaveText('An unexpected error occurred');
  expect(requests).toBe(1);
  await expect(email).toHaveValue('ana@example.com');
  await expect(password).toHaveValue(PASSWORD);
});

test.describe('before scripts run', () => {
  test.use({ javaScriptEnabled: false });

  test('a press on "Sign in" puts neither address nor password into the URL', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/Failed to load resource/);
    await page.goto('/auth');
    await page.getByLabel('Email', { exact: true }).first().fill('ada@example.com');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    const sent = page.waitForRequest((request) => request.isNavigationRequest());
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const request = await sent;
    expect(request.method()).toBe('POST');
    expect(new URL(request.url()).search).toBe('');
  });
});
