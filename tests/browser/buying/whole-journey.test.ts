import type { Locator, Page } from '@playwright/test';
import { accessibilityProblems } from '../setup/accessibility.ts';
import { aBuyer } from '../setup/buy-esim.ts';
import { open, untilHydrated } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

const MOST_STOPS = 120;

/** Presses Tab, as a keyboard user does, until this element has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

async function activateByKey(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

/** "4,50 US$" or "$4.50" as cents. */
const centsIn = (text: string) => Number(/\d+[.,]\d{2}/.exec(text)?.[0].replace(/[.,]/, '') ?? Number.NaN);

test(
  'CHECKOUT-01 PAY-01 ORDER-04 ORDER-16 AUTH-34 a guest buys in Spanish at 360 px with the keyboard alone, and the ledger matches to the cent',
  { tag: '@phone' },
  async ({ page, mailbox, ledger }) => {
    const email = aBuyer();
    await open(page, '/es');
    await typeInto(page, page.getByRole('main').locator('input[role="combobox"]'), 'Japón');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/es\/plans\?search=/);
    await untilHydrated(page);
    const add = page
      .getByRole('main')
      .getByRole('button', { name: /^Añadir al carrito/ })
      .first();
    await activateByKey(page, add);
    const cart = page.getByRole('banner').getByRole('button', { name: 'Carrito, 1 artículo' });
    await activateByKey(page, cart, 'Shift+Tab');
    const drawer = page.getByRole('dialog', { name: 'Tu carrito' });
    await activateByKey(page, drawer.getByRole('button', { name: 'Ir a pagar', exact: true }));

    const checkout = page.getByRole('dialog', { name: 'Pagar', exact: true });
    await typeInto(page, checkout.getByLabel('Correo electrónico'), email);
    const boxes = checkout.getByRole('checkbox').and(page.locator('[required]'));
    for (const box of await boxes.all()) {
      await tabTo(page, box);
      await page.keyboard.press('Space');
    }
    await expect(checkout.getByRole('checkbox', { checked: true })).toHaveCount(2);
    const pay = checkout.getByRole('button', { name: /^Pagar / });
    const shownCents = centsIn(await pay.innerText());
    await activateByKey(page, pay);

    await expect(page).toHaveURL(/\/pay\//);
    await typeInto(page, page.getByLabel('Número de tarjeta'), '4242424242424242');
    await typeInto(page, page.getByLabel('Vencimiento'), '12 / 40');
    await typeInto(page, page.getByLabel('CVC'), '123');
    await activateByKey(page, page.getByRole('button', { name: /^Pagar / }));

    await expect(page).toHaveURL(/\/es\/checkout\/success\?session_id=/);
    const sessionId = new URL(page.url()).searchParams.get('session_id') ?? '';
    await expect(page.getByRole('img', { name: /^Código QR que instala/ })).toBeVisible();
    const code = await page.getByText(/^LPA:1\$/).innerText();
    const iccid = await page.getByText(/^89\d{17,18}$/).innerText();
    expect(await accessibilityProblems(page)).toEqual([]);

    const paid = (await ledger.entries('session-paid')).filter(({ data }) => data['session'] === sessionId);
    expect(paid.map(({ data }) => data['amount'])).toEqual([shownCents]);
    const sold = (await ledger.entries('esim-sold')).filter(({ data }) => data['iccid'] === iccid);
    expect(sold).toHaveLength(1);

    await expect
      .poll(async () => (await mailbox.mailsTo(email)).filter(({ text }) => text.includes(code)).length)
      .toBe(1);
    const [mail] = (await mailbox.mailsTo(email)).filter(({ text }) => text.includes(code));
    expect(mail?.text).toContain(iccid);
    expect(mail?.text).toContain('/es/auth?magic_link=');
    // Paid plans do not return to the cart.
    await expect(
      page.getByRole('banner').getByRole('button', { name: 'Carrito, 0 artículos' }),
    ).toBeVisible();
  },
);
