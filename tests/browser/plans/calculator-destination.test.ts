import { choose, openCalculator, problemsOf, start } from '../setup/calculator-card.ts';
import { CALCULATOR_WORDS } from '../setup/calculator-words.ts';
import { expect, test } from '../setup/test.ts';

const { es: ES } = CALCULATOR_WORDS;

test('CALC-46 CALC-48 a typed destination is taken with Enter and with Next, and another text stays and says so', async ({
  page,
}) => {
  const card = await openCalculator(page, ES);
  const box = card.getByRole('combobox', { name: ES.destination });
  const next = card.getByRole('button', { name: ES.next });
  const second = card.getByRole('heading', { name: ES.steps[1] });
  const flag = card.locator('.destination-field img');

  await test.step('a text that names nothing, and one that names several', async () => {
    await box.fill('Atlantis');
    await next.click();
    await expect(card.getByText('«Atlantis» no es un destino a la venta.')).toBeVisible();
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('Atlantis');
    await expect(box).toHaveAccessibleDescription(/Atlantis/);
    await box.fill('a');
    await box.press('Enter');
    await expect(card.getByText('«a» puede ser más de un destino.')).toBeVisible();
    await expect(second).toBeHidden();
  });

  await test.step('CALC-48 a field that is only opened keeps its choice, and a refused text is beside no flag', async () => {
    await box.fill('Japan');
    await box.blur();
    await box.click();
    await expect(box).toHaveValue(ES.japan);
    await expect(card.getByRole('option').nth(1)).toBeVisible();
    await box.blur();
    await expect(flag).toHaveCount(1);
    await box.click();
    await page.keyboard.type('Atl');
    await box.blur();
    await expect(box).toHaveValue('Atl');
    await expect(flag).toHaveCount(0);
  });

  await test.step('CALC-46 a field that was emptied is anywhere', async () => {
    await box.fill('Japan');
    await box.blur();
    await expect(box).toHaveValue(ES.japan);
    await box.fill('');
    await box.press('Enter');
    await expect(box).toHaveValue('');
    await expect(second).toBeHidden();
    await expect(flag).toHaveCount(0);
  });

  await test.step('the name in another language, with Enter', async () => {
    await box.fill('Japan');
    await box.press('Enter');
    await expect(box).toHaveValue(ES.japan);
    await expect(card.getByRole('option')).toHaveCount(0);
    await expect(box).toBeFocused();
    await expect(second).toBeHidden();
  });

  await test.step('the start of a name with the arrow and Enter, in an itinerary', async () => {
    await card.getByText(ES.severalMode, { exact: true }).click();
    const stop = card.getByRole('combobox', { name: ES.country(1) });
    await stop.fill('tail');
    await stop.press('ArrowDown');
    await stop.press('Enter');
    await expect(stop).toHaveValue('Tailandia');
    await expect(stop).toBeFocused();
    await stop.fill('viet');
    await stop.press('Enter');
    await expect(stop).toHaveValue('Vietnam');
    await expect(stop).toBeFocused();
    await card.getByText('Un destino', { exact: true }).click();
  });

  await test.step('the name without its accent, with Next', async () => {
    await card.getByRole('button', { name: `Borrar: ${ES.japan}` }).click();
    await expect(box).toHaveValue('');
    await box.fill('Japon');
    await next.click();
    await expect(second).toBeFocused();
    await card.getByRole('button', { name: ES.back }).click();
    await expect(box).toHaveValue(ES.japan);
  });
});

test('CALC-57 a country without plans says so, and a trip of several countries is calculated without it', async ({
  page,
}) => {
  const card = await openCalculator(page, ES);
  const box = card.getByRole('combobox', { name: ES.destination });
  const next = card.getByRole('button', { name: ES.next });
  await box.fill('iran');
  await expect(card.getByRole('option')).toHaveText('Aún no hay planes para Irán');
  await box.press('Enter');
  await expect(box).toHaveValue('Irán');
  await expect(box).toHaveAccessibleDescription(
    'Aún no hay planes para Irán. Elige otro destino o vacía el campo.',
  );
  await next.click();
  await expect(box).toBeFocused();
  await expect(card.getByRole('heading', { name: ES.steps[1] })).toBeHidden();

  await card.getByText(ES.severalMode, { exact: true }).click();
  const stop = card.getByRole('combobox', { name: ES.country(2) });
  const skipped = 'Aún no hay planes para Irán. Tu viaje se calcula sin esta parada.';
  await choose(card, ES.country(1), ES.typed);
  await stop.fill('Iran');
  await next.scrollIntoViewIfNeeded();
  const before = await next.boundingBox();
  await stop.blur();
  await expect(stop).toHaveAccessibleDescription(skipped);
  expect((await next.boundingBox())?.y).toBe(before?.y);
  expect(await problemsOf(page)).toEqual([]);
  await next.click();
  await next.click();
  await expect(card.locator('.calculator-review')).toContainText(`${ES.japan} (4)`);
  const request = page.waitForRequest('**/api/packages/itinerary*');
  await card.getByRole('button', { name: ES.calculate }).click();
  expect(new URL((await request).url()).searchParams.get('stops')).toBe('JP:4');
  await expect(card.getByRole('heading', { name: ES.ways })).toBeVisible();
  await expect(card.getByText(skipped)).toBeVisible();
});

test('CALC-49 a text typed before the destinations are loaded is taken when they arrive', async ({
  page,
}) => {
  const list = Promise.withResolvers<boolean>();
  await page.route('**/api/packages/destinations*', async (route) => {
    await list.promise;
    await route.continue();
  });
  const card = await openCalculator(page, ES);
  const box = card.getByRole('combobox', { name: ES.destination });
  const next = card.getByRole('button', { name: ES.next });
  await box.fill('japon');
  await next.click();
  await expect(card.getByRole('status').filter({ hasText: 'Cargando destinos' })).toBeVisible();
  await expect(box).not.toHaveAttribute('aria-invalid', 'true');
  list.resolve(true);
  await expect(box).toHaveValue(ES.japan);
  await next.click();
  await expect(card.getByRole('heading', { name: ES.steps[1] })).toBeFocused();
});

test('CALC-49 without the list a typed text does not count, says so and does not block', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/400 \(Bad Request\)/);
  let isBroken = true;
  await page.route('**/api/packages/destinations*', (route) =>
    isBroken ? route.fulfill({ status: 400, json: {} }) : route.continue(),
  );
  const card = await openCalculator(page, ES);
  const box = card.getByRole('combobox', { name: ES.destination });
  const second = card.getByRole('heading', { name: ES.steps[1] });
  await expect(card.getByRole('alert')).toContainText('No se pudieron cargar los destinos.');
  await box.fill('Japon');
  await expect(card.getByText('Cargando destinos')).toHaveCount(0);
  await box.blur();
  await expect(card.getByText(/^Falta la lista de destinos, así que «Japon» no cuenta\./)).toBeVisible();
  isBroken = false;
  await card.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(box).toHaveValue(ES.japan);

  await test.step('the next step without the list', async () => {
    isBroken = true;
    await page.reload();
    await start(page, ES);
    await expect(card.getByRole('alert')).toContainText('No se pudieron cargar los destinos.');
    await box.fill('Japon');
    await card.getByRole('button', { name: ES.next }).click();
    await expect(second).toBeFocused();
  });
});

for (const mode of ['a stop that misses its country', 'a stop with an unknown text']) {
  test(`CALC-50 the message of ${mode} goes while it is typed, so that Next stays in place`, async ({
    page,
  }) => {
    const card = await openCalculator(page, ES);
    await card.getByText(ES.severalMode, { exact: true }).click();
    await choose(card, ES.country(1), ES.typed);
    const box = card.getByRole('combobox', { name: ES.country(2) });
    const next = card.getByRole('button', { name: ES.next });
    if (mode === 'a stop with an unknown text') await box.fill('Atlantis');
    await next.click();
    await expect(box).toHaveAccessibleDescription(
      mode === 'a stop with an unknown text' ? /Atlantis/ : ES.missing,
    );
    await box.fill('Francia');
    await expect(box).toHaveAccessibleDescription('');
    await next.scrollIntoViewIfNeeded();
    const before = await next.boundingBox();
    await box.blur();
    await expect(box).toHaveValue('Francia');
    expect((await next.boundingBox())?.y).toBe(before?.y);
    await next.click();
    await expect(card.getByRole('heading', { name: ES.steps[1] })).toBeFocused();
  });
}
