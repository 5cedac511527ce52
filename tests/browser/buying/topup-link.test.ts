import { randomUUID } from 'node:crypto';
import { findCanaries, NO_CANARIES } from '#tests/integration/canaries/canaries.ts';
import { placesOf, readStorage, recordRequests } from '../canaries/browser-traces.ts';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { aBuyer } from '../setup/buy-esim.ts';
import { linkInMail } from '../setup/link-in-mail.ts';
import { open } from '../setup/page-state.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';
import { myEsim, useUp } from '../setup/topup.ts';

test(
  'TOPUP-36 the reminder about low data leads a signed-out browser to the payment page in two presses',
  { tag: '@phone' },
  async ({ page, browser, mailbox, shop, request, browserErrors }) => {
    browserErrors.expect(/404 \(Not Found\)/);
    const owner = await browser.newPage({ baseURL: shop.origin });
    const email = await signInAsBuyer(owner, mailbox, 'es');
    await useUp({ shop, request, page: owner }, 0.8);
    const { id, iccid } = await myEsim(owner);
    const isReminded = async () => (await mailbox.mailsTo(email)).some(({ text }) => text.includes('#link='));
    await expect.poll(isReminded, { timeout: 90_000 }).toBe(true);
    const link = await linkInMail(mailbox, email, 'package');
    const token = /#link=(\S+)$/.exec(link)?.[1] ?? '';
    expect(token.length).toBeGreaterThan(60);

    const sent = recordRequests(page.context());
    const main = page.getByRole('main');
    await open(page, link);
    await expect(main.getByText('La eSIM de tu correo')).toBeVisible();
    await expect(main.getByText(`ICCID terminado en ${iccid.slice(-4)}`)).toBeVisible();
    const suggested = new URL(link, shop.origin).searchParams.get('package') ?? '';
    await expect(main.locator('input:checked[type=radio]')).toHaveValue(suggested);
    await expect(main.getByText(/quedan|Inicia sesión/)).toHaveCount(0);
    expect(await page.content()).not.toMatch(new RegExp(`${iccid}|${email}`));
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await sidewaysPixels(page)).toBe(0);

    await main.getByLabel('Correo electrónico').fill(aBuyer());
    await main.getByRole('checkbox', { name: /^Quiero la recarga de inmediato/ }).check();
    await main.getByRole('button', { name: 'Ir a pagar' }).click();
    await expect(page.getByLabel('Número de tarjeta')).toBeVisible();

    await test.step('TOPUP-18 Back leads to the same choice', async () => {
      await page.goBack();
      await expect(main.getByText('La eSIM de tu correo')).toBeVisible();
      await expect(main.locator('input:checked[type=radio]')).toHaveValue(suggested);
    });

    await test.step('a link that has ended says so, and the customer chooses as before', async () => {
      await open(page, `/es/topup?esim=${id}&package=${suggested}#link=${randomUUID()}`);
      await page.reload();
      await expect(main.getByText(/^Este enlace ya no elige ninguna eSIM/)).toBeVisible();
      await expect(main.getByLabel('ICCID de la eSIM')).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
    });

    const canaries = { ...NO_CANARIES, 'typed ICCID': token, ICCID: iccid, address: email };
    expect(findCanaries(placesOf(sent, shop.origin), canaries)).toEqual([]);
    expect(findCanaries(await readStorage(page), canaries)).toEqual([
      'sessionStorage topup-choice: typed ICCID',
    ]);
    await owner.close();
  },
);
