import type { Page } from '@playwright/test';
import { SuggestionsResponse } from '#contract/catalogue/suggestions.ts';
import { open } from '../setup/page-state.ts';
import { withDatabase } from '../setup/shop-database.ts';
import { expect, test } from '../setup/test.ts';
import { PHONE, expectUsable, signInAsAdmin } from './admin-page.ts';

/** The first destinations of the Spanish home page. */
async function firstTiles(page: Page, count: number): Promise<readonly string[]> {
  const html = await (await page.request.get('/es')).text();
  const tiles = html.slice(html.indexOf('id="popular-heading"')).matchAll(/href="\/es\/esim\/([\w-]+)"/g);
  return [...tiles].slice(0, count).map(([, slug = '']) => slug);
}

/** What the search suggests before anything is typed. */
async function firstSuggested(page: Page, count: number): Promise<readonly string[]> {
  const response = await page.request.get('/api/packages/suggestions?q=');
  const { popular } = SuggestionsResponse.parse(await response.json());
  return popular.slice(0, count).map(({ slug }) => slug);
}

test('ADMIN-80 ADMIN-81 ADMIN-24 SEARCH-26 an admin picks the popular destinations on a phone, and the home page and the search show them at once', async ({
  page,
  shop,
  browserErrors,
}) => {
  await page.setViewportSize(PHONE);
  await withDatabase(shop.dataDir, (client) => client.query('delete from popular_picks'));
  await signInAsAdmin(page, shop);
  await open(page, '/admin/catalogue');
  await page.getByRole('link', { name: 'Populares en la portada' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Destinos populares');
  const list = page.getByRole('region', { name: 'Destinos elegidos' });
  const rows = list.getByRole('listitem');
  const choice = list.getByLabel('Añadir un destino');
  const save = list.getByRole('button', { name: 'Guardar', exact: true });
  const add = async (name: string) => {
    await choice.selectOption(name);
    await choice.press('Tab');
    await page.keyboard.press('Enter');
  };
  await expect(list).toContainText('la portada muestra lo que más se vende');
  await expectUsable(page, 'es');

  await test.step('ADMIN-80 destinations are added and ordered by keyboard', async () => {
    await add('Kazajistán');
    await add('Uruguay');
    await expect(rows).toHaveText([/Kazajistán/, /Uruguay/]);
    const up = list.getByRole('button', { name: 'Subir Uruguay' });
    await up.focus();
    await page.keyboard.press('Enter');
    await expect(rows).toHaveText([/Uruguay/, /Kazajistán/]);
    await expect(up).toBeFocused();
    await expect(list.getByRole('status').filter({ hasText: 'Uruguay: puesto 1 de 2' })).toBeAttached();
    await expect(list.getByText('Sin guardar')).toBeVisible();
    await expectUsable(page, 'es');
  });

  await test.step('ADMIN-81 the home page has them first, in their order', async () => {
    await save.press('Enter');
    await expect(list.getByText('Guardado')).toBeVisible();
    // The process reads the list again after the answer.
    await expect.poll(() => firstTiles(page, 2)).toEqual(['uruguay', 'kazakhstan']);
    expect(await firstSuggested(page, 2)).toEqual(['uruguay', 'kazakhstan']);
  });

  await test.step('ADMIN-24 the second editor sees both lists', async () => {
    browserErrors.expect(/409.*api\/admin\/popular-picks/);
    await withDatabase(shop.dataDir, (client) =>
      client.query("delete from popular_picks where slug = 'uruguay'"),
    );
    const down = list.getByRole('button', { name: 'Bajar Uruguay' });
    await down.press('Enter');
    await expect(rows).toHaveText([/Kazajistán/, /Uruguay/]);
    await expect(down).toBeFocused();
    await save.press('Enter');
    const conflict = list.getByRole('alert').filter({ hasText: 'Kazajistán, Uruguay' });
    await expect(conflict).toBeVisible();
    await expectUsable(page, 'es');
    await conflict.getByRole('button', { name: 'Guardar mi versión' }).click();
    await expect(list.getByText('Guardado')).toBeVisible();
    await expect.poll(() => firstTiles(page, 2)).toEqual(['kazakhstan', 'uruguay']);
  });

  await test.step('ADMIN-80 without picks the home page shows what sells', async () => {
    await list.getByRole('button', { name: 'Quitar Uruguay' }).press('Enter');
    await expect(list).toBeFocused();
    await list.getByRole('button', { name: 'Quitar Kazajistán' }).press('Enter');
    await save.press('Enter');
    await expect(list.getByText('Guardado')).toBeVisible();
    await expect(list).toContainText('la portada muestra lo que más se vende');
    await expect.poll(() => firstTiles(page, 1)).not.toEqual(['kazakhstan']);
    await expectUsable(page, 'es');
  });
});
