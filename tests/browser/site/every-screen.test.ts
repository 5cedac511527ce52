import { localizedPath } from '#core/language-path.ts';
import { listenForLayoutShifts, untilHydrated } from '../setup/page-state.ts';
import { type Language, LANGUAGES, type Screen, SCREENS, widthTag } from '../setup/screens.ts';
import { expect, test } from '../setup/test.ts';
import { type Visit, visitScreen } from './visit-screen.ts';

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

for (const language of LANGUAGES)
  for (const [nth, visits] of groupsOf(language).entries()) {
    // Console errors and CSP violations fail it too, through the fixture `browserErrors`.
    test(
      `LANG-01 every screen is shown, nothing shifts or overflows, and it is accessible, in ${language}, part ${nth + 1}`,
      { tag: [...widthTag(language), '@long'] },
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
