import { expect, type Page } from '@playwright/test';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { englishOn } from '../setup/english-left-over.ts';
import { hiddenFocuses } from '../setup/hidden-focuses.ts';
import { untilHydrated } from '../setup/page-state.ts';
import type { Language } from '../setup/screens.ts';

export type Visit = Readonly<{
  path: string;
  language: Language;
  heading: string | RegExp;
  /** In dark and at the other width it is checked in the other language. */
  isBrief?: boolean;
}>;

const SIZE = { en: { width: 1280, height: 800 }, es: { width: 360, height: 740 } } as const;
const GROWING_LIST = /\/(?:regional-|global-)?plans(?:\?|$)/;
const OTHER = { en: 'es', es: 'en' } as const;

/** In steps of less than a screen, until nothing moves: what is laid out late comes into view, as for a person who scrolls. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let last = -1; last < window.scrollY;) {
      last = window.scrollY;
      window.scrollBy({ top: window.innerHeight * 0.7, behavior: 'instant' });
      await drawn();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await drawn();
  });
}

/** Opens a screen and checks that it is shown, nothing shifts or overflows, and it is accessible. */
export async function visitScreen(
  page: Page,
  { path, language, heading, isBrief = false }: Visit,
  layoutShift: () => Promise<number>,
): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(SIZE[language]);
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await untilHydrated(page);
  // A personal screen is empty until the session is known, and then loads its parts one after the other.
  // One that listens to changes never gets idle.
  await page.waitForLoadState('networkidle', { timeout: 2_000 }).catch(() => undefined);
  await expect(page.locator('main .skeleton')).toHaveCount(0);
  expect(await layoutShift(), 'how far the layout jumped').toBe(0);
  // A list that loads more plans moves its end while it is scrolled: plan-list-phone.test.ts measures that with a real wheel.
  if (!GROWING_LIST.test(path)) {
    await scrollToEnd(page);
    expect(await layoutShift(), 'how far the layout jumped while scrolling').toBe(0);
  }
  expect(await sidewaysPixels(page), 'pixels to scroll sideways').toBe(0);

  if (language === 'es') expect(await englishOn(page), 'English on a Spanish page').toEqual([]);
  expect(await accessibilityProblems(page), 'in light').toEqual([]);
  if (isBrief) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await accessibilityProblems(page, { about: 'contrast' }), 'in dark').toEqual([]);
  expect((await hiddenFocuses(page)).hidden, 'focused but not visible').toEqual([]);

  await page.setViewportSize(SIZE[OTHER[language]]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await sidewaysPixels(page), 'pixels to scroll sideways at the other width').toBe(0);
}
