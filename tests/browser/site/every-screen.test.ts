import type { Page } from '@playwright/test';
import { localizedPath } from '#core/language-path.ts';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { englishOn } from '../setup/english-left-over.ts';
import { hiddenFocuses } from '../setup/hidden-focuses.ts';
import { listenForLayoutShifts, untilHydrated } from '../setup/page-state.ts';
import { type Language, LANGUAGES, type Screen, SCREENS, widthTag } from '../setup/screens.ts';
import { expect, test } from '../setup/test.ts';

type Visit = Readonly<{ path: string; language: Language; heading: string }>;

/** Screens that differ from another one only by their query. */
const TABS: readonly Screen[] = [
  { path: '/plans?type=topup', heading: { en: 'Top-up data', es: 'Recargas de datos' } },
  {
    path: '/plans?type=calculator',
    heading: { en: 'How much data do you need?', es: '¿Cuántos datos necesitas?' },
  },
  { path: '/auth?mode=signup', heading: { en: 'Create your account', es: 'Crea tu cuenta' } },
  { path: '/auth?mode=reset', heading: { en: 'Reset your password', es: 'Restablece tu contraseña' } },
  {
    path: '/auth?mode=reset-password',
    heading: { en: 'Choose a new password', es: 'Elige una contraseña nueva' },
  },
];

const VISITS: readonly Visit[] = [
  ...LANGUAGES.flatMap((language) =>
    [...SCREENS, ...TABS].map(({ path, heading }) => ({
      path: localizedPath(path, language),
      language,
      heading: heading[language],
    })),
  ),
  { path: '/admin', language: 'en', heading: 'Admin' },
];

/** A browser that has loaded the scripts for one screen opens the next one in half the time. */
const VISITS_PER_TEST = 4;
const groupsOf = (language: Language): Visit[][] => {
  const visits = VISITS.filter((visit) => visit.language === language);
  const count = Math.ceil(visits.length / VISITS_PER_TEST);
  return Array.from({ length: count }, (_, nth) =>
    visits.slice(nth * VISITS_PER_TEST, (nth + 1) * VISITS_PER_TEST),
  );
};

const SIZE = { en: { width: 1280, height: 800 }, es: { width: 360, height: 740 } } as const;
const OTHER = { en: 'es', es: 'en' } as const;

async function visitScreen(
  page: Page,
  { path, language, heading }: Visit,
  layoutShift: () => Promise<number>,
): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(SIZE[language]);
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await untilHydrated(page);
  expect(await layoutShift(), 'how far the layout jumped').toBe(0);
  expect(await sidewaysPixels(page), 'pixels to scroll sideways').toBe(0);

  if (language === 'es') expect(await englishOn(page), 'English on a Spanish page').toEqual([]);
  expect(await accessibilityProblems(page), 'in light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await accessibilityProblems(page, { about: 'contrast' }), 'in dark').toEqual([]);
  if (language === 'es') expect((await hiddenFocuses(page)).hidden, 'focused but not visible').toEqual([]);

  await page.setViewportSize(SIZE[OTHER[language]]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await sidewaysPixels(page), 'pixels to scroll sideways at the other width').toBe(0);
}

for (const language of LANGUAGES)
  for (const [nth, visits] of groupsOf(language).entries()) {
    // Console errors and CSP violations fail it too, through the fixture `browserErrors`.
    test(
      `LANG-01 every screen is shown, nothing shifts or overflows, and it is accessible, in ${language}, part ${nth + 1}`,
      { tag: widthTag(language) },
      async ({ page }) => {
        const layoutShift = await listenForLayoutShifts(page);
        for (const visit of visits) await test.step(visit.path, () => visitScreen(page, visit, layoutShift));
      },
    );
  }

for (const path of ['/es/regional-plans', '/es/contact']) {
  test(`fonts that load late shift nothing, at ${path}`, { tag: '@both' }, async ({ page }) => {
    const layoutShift = await listenForLayoutShifts(page);
    const pageRendered = Promise.withResolvers<undefined>();
    await page.route('**/*.woff2', async (route) => {
      await pageRendered.promise;
      await route.continue();
    });
    const fonts = page.waitForResponse(/\.woff2$/);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await untilHydrated(page);
    pageRendered.resolve(undefined);
    await fonts;
    expect(await layoutShift(), 'how far the layout jumped').toBe(0);
  });
}
