import { openCalculator } from '../setup/calculator-card.ts';
import { CALCULATOR_WORDS } from '../setup/calculator-words.ts';
import { expect, test } from '../setup/test.ts';

const { es: ES } = CALCULATOR_WORDS;

test('CALC-46 a typed destination is taken with Enter and with Next, and another text stays and says so', async ({
  page,
}) => {
  const card = await openCalculator(page, ES);
  const box = card.getByRole('combobox', { name: ES.destination });
  const next = card.getByRole('button', { name: ES.next });
  const second = card.getByRole('heading', { name: ES.steps[1] });

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

  await test.step('the name in another language, with Enter', async () => {
    await box.fill('Japan');
    await box.press('Enter');
    await expect(second).toBeFocused();
    await card.getByRole('button', { name: ES.back }).click();
    await expect(box).toHaveValue(ES.japan);
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
