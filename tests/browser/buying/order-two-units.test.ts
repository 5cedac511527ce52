import { InstallResponse } from '#contract/orders/checkout-sessions.ts';
import { localizedPath } from '#core/language-path.ts';
import { beginCheckout, payWithoutPage } from '../setup/buy-esim.ts';
import { accessibilityProblems } from '../setup/accessibility.ts';
import { listenForLayoutShifts, open } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

const WORDS = {
  of: 'de 2',
  heading: 'Instala tus eSIM',
  daysStart: /^Tus? (\d+ días empiezan|día empieza) cuando la eSIM se conecta/,
  steps: 'Paso a paso',
  hints: [
    'Pulsa el botón en el teléfono',
    'Escanéalo con este teléfono',
    'Necesita Android 10 o posterior. En',
  ],
  emailed: 'También las enviamos por correo a',
  each: 'Cada eSIM tiene su código QR.',
  toSave: /^¿Viajas pronto\?.*guardar estas eSIM/,
  handOut: 'Repartir las eSIM',
  install: /^Instalar en Android .*1\sde\s2/,
} as const;
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

test.use({ userAgent: ANDROID });

test(
  'ORDER-18 ORDER-19 ESIM-46 INSTALL-64 SHARE-71 two units of one plan can be distinguished, with the instructions once and the button on the first screen',
  { tag: '@phone' },
  async ({ page, browserErrors }) => {
    // The font that stands in for one that loads late is wider, so it needs the most lines.
    browserErrors.expect(/ERR_FAILED/);
    await page.route('**/*.woff2', (route) => route.abort());
    const layoutShift = await listenForLayoutShifts(page);
    const { payUrl, sessionId } = await beginCheckout(page.request, { language: 'es', quantity: 2 });
    await payWithoutPage(page.request, payUrl);
    await open(page, localizedPath(`/checkout/success?session_id=${sessionId}`, 'es'));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: WORDS.heading })).toBeVisible();
    for (const number of [1, 2])
      await expect(main.getByRole('heading', { level: 3, name: `(${number} ${WORDS.of})` })).toHaveCount(1);
    const codes = main.getByText(/^LPA:1\$/);
    expect(new Set(await codes.allTextContents()).size).toBe(2);
    await expect(main.getByRole('heading', { name: WORDS.steps })).toHaveCount(1);
    for (const hint of WORDS.hints) await expect(main.getByText(hint)).toHaveCount(1);
    await expect(main.getByText(/iOS/)).toHaveCount(0);
    await expect(main.getByText(WORDS.emailed)).toBeVisible();
    await expect(main.getByText(WORDS.each)).toBeVisible();
    await expect(main.getByText(WORDS.toSave)).toHaveCount(1);
    await expect(main.getByText(WORDS.daysStart)).toHaveCount(2);
    await expect(main.getByRole('link', { name: WORDS.install })).toBeInViewport({ ratio: 1 });
    expect(await layoutShift(), 'how far the layout jumped').toBe(0);
    const handOut = main.getByRole('link', { name: WORDS.handOut });
    await expect(handOut).toHaveAttribute('href', /^\/es\/dashboard\/orders\/\d+\/hand-out$/);
    expect(await accessibilityProblems(page)).toEqual([]);
    await expect(
      handOut.locator('xpath=following::h3').first(),
      'SHARE-71 it stands before both eSIMs',
    ).toContainText(/1\sde\s2/);

    await test.step('INSTALL-64 the second eSIM is folded, opens by keyboard, and is on paper', async () => {
      const visible = codes.filter({ visible: true });
      await expect(visible).toHaveCount(1);
      await page.emulateMedia({ media: 'print' });
      await expect(visible).toHaveCount(2);
      await page.emulateMedia({ media: 'screen' });
      await expect(visible).toHaveCount(1);
      await main.locator('summary', { hasText: `(2\u00a0${WORDS.of})` }).focus();
      await page.keyboard.press('Enter');
      await expect(visible).toHaveCount(2);
      expect(await accessibilityProblems(page)).toEqual([]);
    });

    await test.step('SHARE-71 with nothing left to hand out there is no link to it', async () => {
      await page.route('**/api/checkout-sessions/*/install*', async (route) => {
        const response = await route.fetch();
        const body = InstallResponse.parse(await response.json());
        const esims = body.esims.map((esim) => ({ ...esim, isToGive: false }));
        await route.fulfill({ response, json: { ...body, esims } });
      });
      await page.reload();
      await expect(main.getByRole('heading', { name: WORDS.heading })).toBeVisible();
      await expect(handOut).toHaveCount(0);
    });
  },
);
