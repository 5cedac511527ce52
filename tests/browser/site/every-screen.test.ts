import { localizedPath } from '#core/language-path.ts';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { englishOn } from '../setup/english-left-over.ts';
import { listenForLayoutShifts, untilHydrated } from '../setup/page-state.ts';
import { LANGUAGES, type Screen, SCREENS, widthTag } from '../setup/screens.ts';
import { expect, test } from '../setup/test.ts';

/** Screens that differ from another one only by their query. */
const TABS: readonly Screen[] = [
  {
    title: 'the top-ups',
    path: '/plans?type=topup',
    heading: { en: 'Top-up data', es: 'Recargas de datos' },
  },
  {
    title: 'the calculator',
    path: '/plans?type=calculator',
    heading: { en: 'How much data do you need?', es: '¿Cuántos datos necesitas?' },
  },
];

const VISITS = [
  ...LANGUAGES.flatMap((language) =>
    [...SCREENS, ...TABS].map(({ title, path, heading }) => ({
      title: `${title}, in ${language}`,
      path: localizedPath(path, language),
      language,
      heading: heading[language],
    })),
  ),
  { title: '/admin shows the admin panel', path: '/admin', language: 'en', heading: 'Admin' },
] as const;

const OTHER_WIDTH = { en: { width: 360, height: 740 }, es: { width: 1280, height: 800 } } as const;

for (const { title, path, language, heading } of VISITS) {
  // Console errors and CSP violations fail it too, through the fixture `browserErrors`.
  test(
    `LANG-01 ${title}: it is shown, nothing shifts or overflows, and it is accessible`,
    { tag: widthTag(language) },
    async ({ page }) => {
      const layoutShift = await listenForLayoutShifts(page);
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

      await page.setViewportSize(OTHER_WIDTH[language]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await sidewaysPixels(page), 'pixels to scroll sideways at the other width').toBe(0);
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
