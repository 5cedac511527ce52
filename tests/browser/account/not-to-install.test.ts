import type { Page } from '@playwright/test';
import { MyEsimsResponse } from '#contract/account/my-esims.ts';
import { ShareLinkResponse } from '#contract/orders/shares.ts';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { open } from '../setup/page-state.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

const main = (page: Page) => page.getByRole('main');

const readEsims = async (page: Page) =>
  MyEsimsResponse.parse(await (await page.request.get('/api/esims')).json()).esims;

async function letMartaOpen(page: Page, id: string): Promise<void> {
  const data = { channel: 'link', recipientName: 'Marta', language: 'es' };
  const made = await page.request.post(`/api/esims/${id}/shares`, { data });
  const { link } = ShareLinkResponse.parse(await made.json());
  const secret = link?.url.split('/').at(-1);
  // Without the cookies of the owner, who would read that the link is theirs.
  const revealed = await fetch(new URL('/api/shares/reveal', page.url()), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ secret }),
  });
  expect(await revealed.json()).toMatchObject({ state: 'active' });
}

/** One eSIM of three is being returned, one was opened by a friend, one is the customer's own. */
async function arrange(page: Page, email: string) {
  const [first] = await readEsims(page);
  const data = { orderNumber: first?.orderNumber, email, positions: [1], language: 'es' };
  expect((await page.request.post('/api/withdrawals', { data })).status()).toBe(200);
  const { returned = [], kept = [] } = Object.groupBy(await readEsims(page), ({ hasOpenWithdrawal }) =>
    hasOpenWithdrawal ? 'returned' : 'kept',
  );
  const ids = [...returned, ...kept].map(({ id }) => id);
  expect(ids).toHaveLength(3);
  const [returnedId = '', given = '', own = ''] = ids;
  await letMartaOpen(page, given);
  return { returned: returnedId, given, own };
}

/** Nothing on the screen installs, saves or prints the eSIM. */
async function expectNothingToInstall(page: Page) {
  for (const name of [/^Instalar/, /^Instalación/, /^Imprimir/])
    await expect(main(page).getByRole('link', { name })).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: /sin conexión/ })).toHaveCount(0);
  await expect(main(page).getByText(/justo antes de|instálala dentro|Instálala/)).toHaveCount(0);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await sidewaysPixels(page)).toBe(0);
}

test(
  'LEGAL-24 SHARE-34 ESIM-40 an eSIM that is being returned, and one that its recipient opened, are not offered to be installed',
  { tag: '@phone' },
  async ({ page, mailbox }) => {
    const email = await signInAsBuyer(page, mailbox, { language: 'es', quantity: 3 });
    const ids = await arrange(page, email);
    await page.reload();

    await test.step('the dashboard: the own eSIM first, then the returned one, then the given one', async () => {
      const cards = main(page).getByRole('article');
      await expect(cards.nth(2)).toContainText('Enviada a Marta');
      await expect(cards.nth(0)).toContainText('Lista para instalar');
      await expect(cards.nth(0).getByRole('link', { name: /^Instalar/ })).toBeVisible();
      await expect(cards.nth(1)).toContainText('En devolución');
      await expect(cards.nth(1)).toContainText('Estás devolviendo esta eSIM.');
      await expect(cards.nth(2)).toContainText('De otra persona');
      for (const card of [cards.nth(1), cards.nth(2)]) {
        await expect(card.getByRole('link')).toHaveCount(1);
        await expect(card.getByRole('button')).toHaveCount(0);
        await expect(card).not.toContainText('Lista para instalar');
      }
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await sidewaysPixels(page)).toBe(0);
    });

    for (const [id, title] of [
      [ids.returned, 'Estás devolviendo esta eSIM'],
      [ids.given, 'Esta eSIM es de Marta'],
    ] as const) {
      await test.step(`details and installation: ${title}`, async () => {
        await open(page, `/es/dashboard/esims/${id}`);
        await expect(main(page).getByText(title, { exact: true })).toBeVisible();
        await test.step('ESIM-40 no status word says it again', async () => {
          await expect(main(page).getByText(/^(?:De otra persona|En devolución)$/)).toHaveCount(0);
        });
        await expectNothingToInstall(page);
        await main(page).getByRole('tab', { name: 'Datos técnicos' }).click();
        await expect(main(page).getByText('Ver los códigos de todos modos')).toBeVisible();
        await expect(main(page).getByText(/^LPA:1\$/)).toBeHidden();

        await open(page, `/es/dashboard/esims/${id}/install`);
        await expect(main(page).getByText(title, { exact: true })).toBeVisible();
        await expect(main(page).getByText(/^LPA:1\$/)).toBeHidden();
        await expectNothingToInstall(page);
        await expect(main(page).getByRole('button', { name: 'Ya la instalé' })).toHaveCount(0);
        await main(page).getByText('Ver los códigos de todos modos').click();
        await expect(main(page).getByText(/^LPA:1\$/)).toBeVisible();
      });
    }

    await test.step('the own eSIM is offered as before', async () => {
      await open(page, `/es/dashboard/esims/${ids.own}`);
      await expect(main(page).getByRole('link', { name: 'Instalar' })).toHaveClass(/bg-coral/);
      await expect(main(page).getByRole('button', { name: /sin conexión/ })).toBeVisible();
      await expect(main(page).getByRole('link', { name: /^Imprimir/ })).toBeVisible();
    });
  },
);
