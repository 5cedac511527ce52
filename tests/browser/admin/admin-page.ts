import type { Page } from '@playwright/test';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { englishOn } from '../setup/english-left-over.ts';
import { open } from '../setup/page-state.ts';
import type { RunningShop } from '../setup/running-shop.ts';
import { expect } from '../setup/test.ts';

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 800 };

/** Signs in with the password, in Spanish. */
export async function signInAsAdmin(page: Page, { admin, origin }: RunningShop): Promise<void> {
  if (admin === null) throw new Error('This test needs the password of the admin: let it start the shop.');
  await open(page, `/es/auth?email=${admin.email}&next=/admin`);
  await page.getByRole('main').getByLabel('Contraseña').fill(admin.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoy');
  await expect(page).toHaveURL(`${origin}/admin`);
}

/** The screen fits, has no English on a Spanish page, and is accessible in light and dark. */
export async function expectUsable(page: Page, language: 'en' | 'es' = 'es'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  expect(await sidewaysPixels(page), 'pixels to scroll sideways').toBe(0);
  if (language === 'es') expect(await englishOn(page), 'English on a Spanish screen').toEqual([]);
  expect(await accessibilityProblems(page), 'in light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await accessibilityProblems(page, { about: 'contrast' }), 'in dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}
