import type { Locator, Page } from '@playwright/test';
import { CART_WORDS, cartButton, openFilledCart } from '../setup/cart.ts';
import { CHECKOUT_WORDS, fillIn, openCheckout, tickAll } from '../setup/checkout.ts';
import { open, overlap } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

const NOTE =
  'Te la entregamos al momento. Una vez usada, no se puede devolver; la garantía de 30 días sigue en pie.';
const LINKS = ['/es/terms-of-service', '/es/privacy-policy', '/es/withdrawal'];

/** As a visitor whom the shop locates in this country. */
async function visitFrom(page: Page, country: string): Promise<void> {
  await page.route('**/api/detect-user-country', (route) =>
    route.fulfill({ json: { country, is_spanish_speaking: false } }),
  );
}

async function sentWith(page: Page, pay: Locator): Promise<unknown> {
  const sent = page.waitForRequest('**/api/create-checkout');
  await pay.click();
  return (await sent).postDataJSON();
}

const ES = CHECKOUT_WORDS.es;

test('CHECKOUT-28 CHECKOUT-30 two empty boxes, the legal pages and the seller are shown', async ({
  page,
}) => {
  await visitFrom(page, 'ES');
  const dialog = await openCheckout(page, 'es');
  const boxes = dialog.getByRole('checkbox');
  await expect(boxes.and(page.locator('[required]'))).toHaveCount(2);
  // The third one, a reminder of the cart, is a free choice.
  await expect(boxes).toHaveCount(3);
  for (const box of await boxes.all()) await expect(box).not.toBeChecked();
  for (const path of LINKS) {
    const link = dialog.locator(`a[href="${path}"]`);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await expect(dialog.getByText('Landfall Sandbox')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'support@landfall.example' })).toBeVisible();
  await fillIn(dialog, 'guest@example.com', 'es');
  expect(await sentWith(page, dialog.getByRole('button', { name: ES.pay }))).toMatchObject({
    disclaimerAccepted: true,
    withdrawal: { text: 'withdrawal-tick-1', isAccepted: true },
  });
});

test('CHECKOUT-28 outside Europe one sentence replaces the second box', async ({ page, browserErrors }) => {
  browserErrors.expect(/400/);
  await visitFrom(page, 'US');
  const dialog = await openCheckout(page, 'es');
  await expect(dialog.getByText(NOTE)).toBeVisible();
  await expect(dialog.getByRole('checkbox').and(page.locator('[required]'))).toHaveCount(1);
  // The server does not know this machine's country, so it requires the box anyway.
  await dialog.getByLabel(ES.email).fill('guest@example.com');
  await dialog.getByLabel(ES.tick).check();
  const pay = dialog.getByRole('button', { name: ES.pay });
  expect(await sentWith(page, pay)).toMatchObject({
    withdrawal: { text: 'withdrawal-note-1', isAccepted: false },
  });
  await expect(dialog.getByLabel(ES.withdrawal)).toBeFocused();
  await tickAll(dialog);
  await pay.click();
  await page.waitForURL((url) => url.pathname.startsWith('/pay/'));
});

test('CHECKOUT-33 a mistyped domain is pointed out, corrected with one click, and does not block the checkout', async ({
  page,
}) => {
  const dialog = await openCheckout(page, 'es');
  await fillIn(dialog, 'ana@gmial.com', 'es');
  const use = dialog.getByRole('button', { name: 'Usar esa' });
  await expect(dialog.getByText('ana@gmail.com')).toBeVisible();
  await use.click();
  await expect(dialog.getByLabel(ES.email)).toHaveValue('ana@gmail.com');
  await expect(use).toHaveCount(0);
  await dialog.getByLabel(ES.email).fill('ana@gmial.com');
  expect(await sentWith(page, dialog.getByRole('button', { name: ES.pay }))).toMatchObject({
    email: 'ana@gmial.com',
  });
});

test(
  'CHECKOUT-48 the hint about a mistyped domain is not behind the pay button',
  { tag: '@phone' },
  async ({ page }) => {
    const dialog = await openCheckout(page, 'es');
    const email = dialog.getByLabel(ES.email);
    // As low as the field can be while it is visible.
    await email.evaluate((field) => {
      const bar = document.querySelector('.pay-bar');
      const body = field.closest('.sheet-body');
      if (bar === null || body === null) throw new Error('The checkout is open.');
      body.scrollTop += field.getBoundingClientRect().bottom - bar.getBoundingClientRect().top + 4;
    });
    await email.fill('ana@gmail.con');
    await email.blur();
    const use = dialog.getByRole('button', { name: 'Usar esa' });
    await expect(use).toBeVisible();
    await expect
      .poll(async () => {
        const [hint, bar] = [
          await dialog.locator('.email-suggestion').boundingBox(),
          await dialog.locator('.pay-bar').boundingBox(),
        ];
        return hint !== null && bar !== null && hint.y + hint.height <= bar.y;
      })
      .toBe(true);
  },
);

type DoubleClick = Readonly<{ name: string; gapMs: number }>;

/**
 * Clicks the same spot twice, from inside the page, so that a busy machine does not lengthen the interval.
 */
async function clickTwice(page: Page, clicks: DoubleClick): Promise<void> {
  await page.evaluate(async ({ name, gapMs }) => {
    const button = [...document.querySelectorAll('dialog[open] button')].find(
      ({ textContent }) => textContent === name,
    );
    if (button === undefined) throw new Error(`The button ${name} does not exist`);
    const { x, y, width, height } = button.getBoundingClientRect();
    const [clientX, clientY] = [x + width / 2, y + height / 2];
    const click = (detail: number) => {
      const shape = { clientX, clientY, detail, bubbles: true, cancelable: true };
      const target = document.elementFromPoint(clientX, clientY);
      target?.dispatchEvent(new PointerEvent('pointerdown', shape));
      document.elementFromPoint(clientX, clientY)?.dispatchEvent(new MouseEvent('click', shape));
    };
    click(1);
    if (gapMs > 0) await new Promise((done) => setTimeout(done, gapMs));
    click(2);
    // Longer than a double click: the effect of the second click has happened by now.
    await new Promise((done) => setTimeout(done, 700));
  }, clicks);
}

test('CHECKOUT-31 a double click of any speed opens the checkout and leaves it open', async ({ page }) => {
  const cart = await openFilledCart(page);
  const address = page.url().replace('#cart', '');
  const dialog = page.getByRole('dialog', { name: CHECKOUT_WORDS.en.title, exact: true });
  for (const gapMs of [0, 60, 150, 300])
    await test.step(`an interval of ${gapMs} ms`, async () => {
      await cart.getByRole('button', { name: CART_WORDS.en.checkout, exact: true }).waitFor();
      await clickTwice(page, { name: CART_WORDS.en.checkout, gapMs });
      await expect(dialog.getByRole('button', { name: CHECKOUT_WORDS.en.pay })).toBeVisible();
      await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
      await expect(page).toHaveURL(`${address}#checkout`);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(address);
      await cartButton(page).click();
    });
});

/** A line of text with the space above it in its field. */
const LINE_PX = 36;

/**
 * How far apart the first text lines of two elements are, in pixels. An empty inline block is on that line. Both are
 * measured at one moment, because a response that arrives may move them together.
 */
async function linesApart(one: Locator, other: Locator): Promise<number> {
  return one.evaluate(
    (element, second) => {
      const lineOf = (text: Node) => {
        const mark = document.createElement('span');
        mark.style.display = 'inline-block';
        text.insertBefore(mark, text.firstChild);
        const { bottom } = mark.getBoundingClientRect();
        mark.remove();
        return bottom;
      };
      return Math.abs(lineOf(element) - lineOf(second));
    },
    await other.elementHandle(),
  );
}

test(
  'TOAST-08 CHECKOUT-03 CHECKOUT-39 Pay is visible without scrolling, every price is on the line of its label, and a toast covers nothing',
  { tag: '@both' },
  async ({ page }) => {
    const dialog = await openCheckout(page, 'es');
    const pay = dialog.getByRole('button', { name: ES.pay });
    await test.step('CHECKOUT-03 Pay is visible without scrolling', () =>
      expect(pay).toBeInViewport({ ratio: 1 }));

    await test.step('every price is on the same line as its label', async () => {
      const summary = dialog.getByRole('region', { name: ES.summary });
      const line = summary.getByRole('listitem');
      for (const [name, price] of [
        [line.getByText(/^1 × /), line.getByText(/US\$$/)],
        [summary.getByRole('term'), summary.getByRole('definition')],
      ] as const)
        expect(await linesApart(name, price)).toBeLessThan(0.5);
    });

    await test.step('TOAST-08 a toast covers no field and no button', async () => {
      await dialog.getByLabel(ES.coupon).fill('SAVE5');
      await dialog.getByRole('button', { name: ES.apply, exact: true }).click();
      const toast = dialog.locator('.toast');
      await expect(toast).toBeVisible();
      expect(await overlap(toast, dialog.locator('.sheet-body'))).toBe(0);
      await expect(pay).toBeInViewport({ ratio: 1 });
      expect(await overlap(toast, pay)).toBe(0);
    });

    await test.step('CHECKOUT-39 missing fields are counted above Pay, also those of a gift', async () => {
      await dialog.getByRole('switch').check();
      const email = dialog.getByLabel('Correo de la otra persona');
      await expect(email).toBeVisible();
      await pay.click();
      await expect(dialog.getByText(ES.missing(4))).toBeVisible();
      await expect(pay).toBeInViewport({ ratio: 1 });
      const message = dialog.getByLabel('Mensaje');
      await message.focus();
      const [box, bar] = [await message.boundingBox(), await pay.boundingBox()];
      expect((box?.y ?? 0) + LINE_PX, 'the first line of the message').toBeLessThan(bar?.y ?? 0);
    });
  },
);

test('LANG-17 LEAD-01 the campaign of the visit is still known after a language switch', async ({ page }) => {
  await open(page, '/esim/japan?utm_source=ads&utm_campaign=summer');
  await page.goto('/es/contact');
  const dialog = await openCheckout(page, 'es');
  await fillIn(dialog, 'guest@example.com', 'es');
  const lead = page.waitForRequest('**/api/capture-lead');
  await dialog.getByRole('button', { name: CHECKOUT_WORDS.es.pay }).click();
  expect((await lead).postDataJSON()).toMatchObject({ utm_source: 'ads', utm_campaign: 'summer' });
  await page.waitForURL((url) => url.pathname.startsWith('/pay/'));
  await page.goto('/es/contact');
  const kept = await page.evaluate((): [string, string][] => Object.entries(sessionStorage));
  const naming = (text: RegExp) => kept.filter(([, value]) => text.test(value)).map(([name]) => name);
  expect(kept.map(([name]) => name)).toContain('checkout-attempt');
  expect(naming(/guest@example\.com/), 'only what the customer finds again in the form').toEqual([
    'checkout-left',
  ]);
  expect(naming(/japan/)).toEqual([]);
});
