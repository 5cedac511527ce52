import { accessibilityProblems } from '../setup/accessibility.ts';
import { open } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

test('ADMIN-20 ADMIN-21 the API test page of the sandbox calls every public endpoint and shows status, time and body', async ({
  page,
  browserErrors,
}) => {
  // Unknown ids, empty bodies and calls for customers are refused on purpose.
  browserErrors.expect(/40[0134] \(/);
  await open(page, '/es/api-test');
  const calls = page.getByRole('main').getByRole('listitem');
  await page.getByRole('button', { name: 'Llamar a todas' }).click();
  const total = await calls.count();
  expect(total).toBeGreaterThan(50);
  // One call follows the other, so each is waited for in turn.
  for (const call of await calls.all()) {
    await expect(call.getByRole('status')).toContainText(/Estado [234]\d\d en \d+ ms/);
    await expect(call.locator('pre')).not.toBeEmpty();
  }
  await expect(page.getByText(`${total} de ${total} llamadas hechas`)).toBeVisible();

  const suggestions = calls.filter({ has: page.getByText('GET /api/packages/suggestions', { exact: true }) });
  await suggestions.getByText('Editar la solicitud').click();
  await suggestions.getByLabel('Dirección').fill('/api/packages/suggestions?q=spain');
  await suggestions.getByRole('button').click();
  await expect(suggestions.locator('pre')).toContainText('Spain');
  expect(await accessibilityProblems(page)).toEqual([]);
});
