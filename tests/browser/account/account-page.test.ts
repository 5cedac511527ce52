import { MyOrdersResponse } from '#contract/account/my-orders.ts';
import { MyEsimsResponse } from '#contract/account/my-esims.ts';
import { localizedPath } from '#core/language-path.ts';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { aBuyer } from '../setup/buy-esim.ts';
import { open } from '../setup/page-state.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

const PASSWORD = 'a harbour at 5 o’clock';
const USED_UP = {
  status: 'finished',
  display: 'finished',
  firstConnectedAt: '2026-11-01T10:00:00.000Z',
  expiresAt: '2100-01-01T00:00:00.000Z',
} as const;

test('AUTH-64 the sign-up form says its terms and the rule of a password, and shows what is typed', async ({
  page,
}) => {
  await open(page, localizedPath('/auth?mode=signup', 'es'));
  const main = page.getByRole('main');
  const password = main.getByLabel('Contraseña', { exact: true });
  await expect(password).toHaveAccessibleDescription(/^Al menos 6 caracteres\./);
  await expect(main.getByRole('link', { name: 'condiciones del servicio' })).toHaveAttribute(
    'href',
    '/es/terms-of-service',
  );
  await expect(main.getByRole('link', { name: 'política de privacidad' })).toHaveAttribute(
    'href',
    '/es/privacy-policy',
  );
  await password.fill('visible');
  const before = await password.boundingBox();
  const eye = main.getByRole('button', { name: 'Mostrar contraseña' }).first();
  await eye.click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(eye).toHaveAttribute('aria-pressed', 'true');
  await expect(password).toHaveValue('visible');
  expect(await password.boundingBox()).toEqual(before);
  await eye.click();
  await expect(password).toHaveAttribute('type', 'password');
  await main.getByRole('link', { name: 'Inicia sesión sin contraseña' }).click();
  await expect(main.getByRole('button', { name: 'Envíame un enlace' })).toBeVisible();
});

test('AUTH-65 a confirmation and a reset link are sent again on request', async ({
  page,
  mailbox,
  browserErrors,
}) => {
  // How the shop answers a correct password of an unconfirmed account.
  browserErrors.expect(/403 \(Forbidden\)/);
  const email = aBuyer();
  const main = page.getByRole('main');
  const again = main.getByRole('button', { name: 'Send it again' });
  await open(page, '/auth?mode=signup');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await main.getByLabel('Repeat password').fill(PASSWORD);
  await main.getByRole('button', { name: 'Sign up' }).click();
  await again.click();
  await expect(main.getByText(/^A confirmation link is on its way or already in your mailbox/)).toBeVisible();
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(async () => (await mailbox.mailsTo(email)).length).toBe(2);

  await open(page, '/auth?mode=reset');
  await main.getByLabel('Email').fill(email);
  await main.getByRole('button', { name: 'Email me a reset link' }).click();
  await again.click();
  await expect(
    main.getByText(/^If the address has an account, a link is on its way or already/),
  ).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
});

test(
  'AUTH-66 LEGAL-22 LEGAL-25 LEGAL-26 LEGAL-27 LEGAL-34 LEGAL-35 LEGAL-40 SUPPORT-35 a customer finds the profile first, help without a ticket, and ticks what is returned',
  { tag: '@phone' },
  async ({ page, mailbox }) => {
    const email = await signInAsBuyer(page, mailbox, { language: 'es', quantity: 2 });
    const main = page.getByRole('main');

    await test.step('AUTH-66 the account page begins with the profile', async () => {
      await open(page, '/es/dashboard/account');
      await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Tu perfil');
      await expect(main.getByRole('definition').first()).toHaveText(email);
      await expect(main.getByRole('link', { name: 'English' })).toBeVisible();
      await expect(main.getByRole('heading', { name: 'Crea una contraseña' })).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await sidewaysPixels(page)).toBe(0);
    });
    await test.step('SUPPORT-35 help offers the fix, answers and the chat', async () => {
      await open(page, '/es/dashboard/tickets');
      await expect(main.getByRole('link', { name: '¿Sin internet? Encuentra la solución' })).toHaveAttribute(
        'href',
        /^\/es\/dashboard\/esims\/[0-9a-f-]+\/help\?from=tickets$/,
      );
      await expect(main.getByRole('link', { name: /^Sin internet con/ })).toHaveCount(0);
      await expect(main.getByRole('heading').last()).toHaveText('Todavía no hay consultas');
      await expect(main.getByRole('group')).toHaveCount(5);
      await expect(main.locator('#chat')).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.route('**/api/esims?*', async (route) => {
        const response = await route.fetch();
        const { networkName, esims } = MyEsimsResponse.parse(await response.json());
        const installed = esims.map((esim) => ({ ...esim, display: 'ready_to_activate', isInstalled: true }));
        const [usedUp] = installed.map((esim) => ({ ...esim, ...USED_UP, id: crypto.randomUUID() }));
        await route.fulfill({ response, json: { networkName, esims: [usedUp, ...installed, ...esims] } });
      });
      await page.reload();
      const links = main.getByRole('link', { name: /^Sin internet con Japón · [12] de 2 · / });
      await expect(links).toHaveCount(3);
      await expect(main.locator('.bg-coral')).toHaveCount(0);
      expect(await sidewaysPixels(page)).toBe(0);
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.unroute('**/api/esims?*');
    });
    await test.step('LEGAL-22 the withdrawal of an own order has ticks, and its email is filled in', async () => {
      await open(page, '/es/dashboard/orders');
      const order = main.getByRole('link', { name: /^Pedido \d+/ }).first();
      const number = /\d{6,}/.exec((await order.textContent()) ?? '')?.[0] ?? '';
      await open(page, '/es/withdrawal');
      await expect(main.getByLabel('Correo del pedido')).toHaveValue(email);
      await main.getByRole('button', { name: new RegExp(`^${number}, `) }).click();
      await expect(main.getByLabel('Número de pedido')).toHaveValue(number);
      await expect(main.getByRole('button', { name: new RegExp(`^${number}, `) })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(main.getByRole('checkbox')).toHaveCount(2);
      await test.step('LEGAL-40 on a wide screen several orders stand in rows within their card', async () => {
        const size = page.viewportSize() ?? { width: 0, height: 0 };
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.route('**/api/orders?*', async (route) => {
          const response = await route.fetch();
          const body = MyOrdersResponse.parse(await response.json());
          const orders = [1, 2, 3, 4, 5, 6, 7].flatMap((one) =>
            body.orders.slice(0, 1).map((order) => ({
              ...order,
              id: one === 7 ? order.id : crypto.randomUUID(),
              number: `99000${one}`,
            })),
          );
          await route.fulfill({ response, json: { ...body, orders } });
        });
        await open(page, '/es/withdrawal?order=990007');
        const choices = main.getByRole('button', { name: /^99000\d, / });
        await expect(choices).toHaveCount(7);
        await expect(choices.last()).toBeInViewport({ ratio: 1 });
        const row = choices.first().locator('..');
        expect(await row.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
        await page.unroute('**/api/orders?*');
        await page.setViewportSize(size);
      });
      await open(page, `/es/withdrawal?order=${number}`);
      const ticks = main.getByRole('checkbox');
      await expect(ticks).toHaveCount(2);
      await test.step('LEGAL-25 everything is ticked at first; no tick is refused', async () => {
        for (const tick of await ticks.all()) await expect(tick).toBeChecked();
        for (const tick of await ticks.all()) await tick.uncheck();
        await main.getByRole('button', { name: 'Continuar' }).click();
        await expect(main.getByText('Marca al menos una cosa que devuelves.')).toBeVisible();
        await ticks.last().check();
        await expect(main.getByText('Marca al menos una cosa que devuelves.')).toHaveCount(0);
      });
      expect(await accessibilityProblems(page)).toEqual([]);
      await main.getByRole('button', { name: 'Continuar' }).click();
      await expect(main.getByText(`pedido ${number}, solo del artículo 2.`)).toBeVisible();
      await test.step('LEGAL-34 another order number begins anew', async () => {
        const field = main.getByLabel('Número de pedido');
        await main.getByRole('button', { name: 'Volver' }).click();
        await expect(ticks.first()).not.toBeChecked();
        await field.fill('999999');
        await expect(main.getByRole('radio', { name: 'Todo el pedido' })).toBeChecked();
        await main.getByRole('radio', { name: 'Solo una parte' }).check();
        await expect(main.getByLabel('¿Qué eSIM?')).toHaveValue('');
        await field.fill(number);
        for (const tick of await ticks.all()) await expect(tick).toBeChecked();
        await ticks.first().uncheck();
        await main.getByRole('button', { name: 'Continuar' }).click();
        await expect(main.getByText(`pedido ${number}, solo del artículo 2.`)).toBeVisible();
      });
      const item = main.getByRole('listitem').filter({ hasText: /^eSIM para Japón, .*\d,\d\d\sUS\$$/ });
      await expect(item).toHaveCount(1);
      const sum = main.getByText(/^En total \d+,\d\d\sUS\$$/);
      const amount = (await sum.innerText()).replace('En total ', '');
      expect(await accessibilityProblems(page)).toEqual([]);
      await main.getByRole('button', { name: 'Confirmar desistimiento' }).click();
      await expect(main.getByRole('heading', { name: 'Hemos recibido tu desistimiento' })).toBeVisible();
      await test.step('LEGAL-26 the receipt and its email name the plan and the sum', async () => {
        await expect(item).toHaveCount(1);
        await expect(sum).toHaveText(`En total ${amount}`);
        const receipts = async () =>
          (await mailbox.mailsTo(email)).filter(({ subject }) => subject.startsWith('Acuse de recibo'));
        await expect.poll(async () => (await receipts()).length, { timeout: 20_000 }).toBe(1);
        const text = (await receipts())[0]?.text ?? '';
        expect(text).toMatch(/eSIM para Japón, /);
        expect(text.replaceAll(/\s/g, ' ')).toContain(amount.replaceAll(/\s/g, ' '));
      });
      await test.step('LEGAL-27 the order offers the withdrawal of the rest, which is ticked alone', async () => {
        await open(page, '/es/dashboard/orders');
        await order.click();
        await main.getByRole('link', { name: 'Desistir del resto aquí' }).click();
        await expect(ticks.last()).toBeDisabled();
        await expect(ticks.last()).not.toBeChecked();
        await expect(ticks.first()).toBeChecked();
        await expect(main.getByText('Ya se está devolviendo')).toBeVisible();
      });
      await open(page, '/es/dashboard/orders');
      await expect(main.getByText('Desistimiento en revisión')).toBeVisible();
      await test.step('LEGAL-26 LEGAL-35 a used order is not offered; typed, its confirmation warns', async () => {
        await page.route(/\/api\/orders/, async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replaceAll(/"(isRightEndedByUse|isUsed)":false/g, '"$1":true');
          await route.fulfill({ response, body });
        });
        await open(page, `/es/withdrawal?order=${number}`);
        await ticks.first().check();
        await test.step('LEGAL-25 used ones are marked in a word, and what follows is said once', async () => {
          await expect(main.getByText('Ya usada', { exact: true })).not.toHaveCount(0);
          await expect(main.getByText(/suele terminar el derecho de desistimiento/)).toHaveCount(1);
        });
        await expect(main.getByRole('button', { name: new RegExp(`^${number}, `) })).toHaveCount(0);
        await main.getByRole('button', { name: 'Continuar' }).click();
        await expect(item).toContainText('Ya usada');
        await expect(main.getByText(/suele terminar el derecho de desistimiento/)).toHaveCount(1);
        await page.unroute(/\/api\/orders/);
      });
      await open(page, '/es/dashboard');
      await expect(main.getByText('Estás devolviendo esta eSIM. Por favor, no la uses.')).toHaveCount(1);
    });
  },
);
