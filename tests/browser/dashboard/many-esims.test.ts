import type { Page } from '@playwright/test';
import { MyEsimsResponse, type MyEsim } from '#contract/account/my-esims.ts';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { open } from '../setup/page-state.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

const COUNTRIES = [
  ['TH', 'Tailandia'],
  ['MX', 'México'],
  ['FR', 'Francia'],
  ['KR', 'Corea del Sur'],
] as const;

/** Two hundred like a travel agency has: 5 active, 135 waiting, 60 ended. */
function twoHundred(like: MyEsim): readonly MyEsim[] {
  return Array.from({ length: 200 }, (_, index) => {
    const [countryCode, country] = COUNTRIES[index % COUNTRIES.length] ?? COUNTRIES[0];
    const display = index < 5 ? 'active' : index < 140 ? 'ready_to_install' : 'expired';
    const status = display === 'ready_to_install' ? 'ready_to_activate' : display;
    const expiresAt =
      display === 'ready_to_install'
        ? null
        : new Date(Date.now() + (index - 100) * -86_400_000).toISOString();
    return {
      ...like,
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      title: `eSIM para ${country}, 5 GB, 30 días (${index + 1} de 200)`,
      name: index === 77 ? 'Teléfono de mamá' : null,
      country,
      countryCode,
      iccid: `89447000000000${String(index).padStart(5, '0')}`,
      status,
      display,
      expiresAt,
    };
  });
}

async function showTwoHundred(page: Page): Promise<void> {
  const list = MyEsimsResponse.parse(await (await page.request.get('/api/esims?language=es')).json());
  const [like] = list.esims;
  if (like === undefined) throw new Error('Nothing was delivered');
  const json = { ...list, esims: twoHundred(like) };
  await page.route('**/api/esims?*', (route) => route.fulfill({ json }));
  await open(page, '/es/dashboard');
}

test(
  'ESIM-20 ESIM-21 two hundred eSIMs: a short page, the rest in parts, and a search that finds one',
  { tag: '@phone' },
  async ({ page, mailbox }) => {
    await signInAsBuyer(page, mailbox, 'es');
    await showTwoHundred(page);
    const main = page.getByRole('main');
    const passes = main.locator('article.boarding-pass');
    await expect(passes).toHaveCount(12);
    await expect(passes.first().getByText('Activa e instalada')).toBeVisible();
    await expect(main.getByRole('button', { name: '60 eSIM terminadas' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    const elements = () => page.evaluate(() => document.querySelectorAll('main *').length);
    expect(await elements()).toBeLessThan(900);
    expect(await sidewaysPixels(page)).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);

    await main.getByRole('button', { name: 'Mostrar 24 más (quedan 128)' }).click();
    await expect(passes).toHaveCount(36);
    await expect(
      passes.nth(12).getByRole('button').or(passes.nth(12).getByRole('link')).first(),
    ).toBeFocused();

    const search = main.getByLabel('Buscar una eSIM');
    await search.fill('MAMA');
    await expect(main.getByRole('status').filter({ hasText: '1 eSIM encontrada' })).toBeVisible();
    await expect(passes).toHaveCount(1);
    await expect(main.getByRole('article', { name: 'Teléfono de mamá' })).toBeVisible();
    await search.fill('8944700000000000150');
    await expect(main.locator('a[href*="/dashboard/esims/"][href$="-000000000150"]')).toContainText(
      '151 de 200',
    );
    await expect(passes).toHaveCount(0);
    await search.fill('');
    await expect(passes).toHaveCount(12);
    await main.getByRole('button', { name: '60 eSIM terminadas' }).click();
    await expect(main.getByText('Caducada')).toHaveCount(12);
    expect(await elements()).toBeLessThan(1000);
  },
);
