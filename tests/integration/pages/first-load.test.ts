import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import type { Pages } from '#server/http/app-needs.ts';
import { aRunningApp } from '#tests/builders/app.ts';
import { BUILD_FOLDER, builtPages } from '#tests/builders/built-pages.ts';
import { aLargeCatalogue, anIndex } from '#tests/builders/catalogue.ts';

const index = anIndex(aLargeCatalogue(600));

/**
 * The most that a first visit may transfer, in kB (1,000 bytes) of brotli: scripts and styles. A change that raises a
 * number adds code to a public page; code for signed-in customers, dialogs and staff is loaded when it is needed.
 */
const LIMITS = [
  // With what explains the shop; the styles of it are in the sheet of every page (docs/decisions/0086). Every page has
  // 0.8 kB for any number of languages (docs/decisions/0089): the menu of them, their marks, and the prefix of its routes.
  // And 0.9 kB for the menu of currencies in its header and the hints of its lists (docs/decisions/0092). And 0.5 kB
  // for the address of the checkout and the error of the newsletter; lists 0.3 kB more for their order and the filter for
  // the length of a trip (docs/decisions/0096). And 0.1 kB for presses before the scripts run (docs/decisions/0097).
  // And up to 0.4 kB for the order of whole lists and the tabs and the buy button of a destination, which its details
  // have too (docs/decisions/0100).
  // 0.2 kB for the address of the search on a phone. Every page has 1.3 kB less since its texts are read without
  // useTranslation (docs/decisions/0106), and 13.3 kB less since it has no library for messages (docs/decisions/0109).
  // 0.3 kB for one guarded browser storage and for best value, which lists name with its destination (docs/decisions/0110);
  // lists have 0.4 kB more for the notes of a row with several countries and the words about brands, whose styles are
  // in the sheet of every page: 0.02 kB.
  // And 0.2 kB for a search for a country without plans, on every page with plans.
  // 0.01 kB for Enter in a list of suggestions, whose code every page has, and the filters that an empty list removes.
  // 0.02 kB of styles for the row of kinds beside the filters' button.
  // 0.9 kB for a page that stays while the shop cannot be reached, and for Back, which closes the cart and the menu of a
  // phone; 0.25 kB of styles for compact rows that load, wrapped links of the menu and the place of the offer.
  ['/', 136.8, 15.0],
  // Lists load two files instead of one, so that a destination loads one of them (docs/decisions/0105): 0.2 kB.
  ['/es/plans', 133.7, 15.0],
  // Without what only lists show (docs/decisions/0105). 0.3 kB for the plan nearest to the one that the address names
  // (docs/decisions/0088). 0.2 kB for the trip that no plan is enough for and the hints of rows.
  // 0.15 kB for the page of a country without plans and the headings of global plans.
  ['/esim/germany', 129.7, 17.4],
  // With the names of all countries and areas in every language, because each of them can be typed.
  // 0.9 kB for the reason of the recommended plan, the cheaper plan beside it and a typed destination that is not chosen.
  // 0.8 kB for the best match beside the cheapest plan, the price of several plans, the order of typed destinations, and
  // the reasons of a limit, a hotspot and a stop that is not covered (docs/decisions/0112).
  // 0.55 kB for countries without plans, and for the option that states a hotspot everywhere.
  ['/calculator', 157.0, 15.0],
  // With its form and the styles of it.
  ['/contact', 158.0, 15.8],
  // Without the orders of a signed-in customer, whose library is loaded with them. 0.6 kB for the choice between the whole
  // order and a part, which works before the scripts run.
  ['/withdrawal', 155.4, 15.8],
] as const;

const sizes = new Map<string, number>();

/** Bytes of a built file, compressed as the shop sends it. */
function compressedSize(path: string): number {
  const known =
    sizes.get(path) ?? brotliCompressSync(readFileSync(join(BUILD_FOLDER, 'client', path))).length;
  sizes.set(path, known);
  return known;
}

function filesIn(html: string, ending: string): readonly string[] {
  const found = html.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g);
  return [...new Set([...found].map(([path]) => path))].filter((path) => path.endsWith(ending));
}

let pages: Pages;
beforeAll(async () => {
  pages = await builtPages(index);
});

test.each(LIMITS)(
  'a first visit of %s loads at most %d kB of scripts and %d kB of styles',
  async (path, scripts, styles) => {
    const { get } = await aRunningApp({ pages, catalogue: index });
    const html = await (await get(path)).text();
    const total = (ending: string) =>
      filesIn(html, ending).reduce((sum, file) => sum + compressedSize(file), 0) / 1000;
    expect(filesIn(html, '.js').length).toBeGreaterThan(5);
    expect(filesIn(html, '.css').length).toBeGreaterThan(0);
    expect(total('.js')).toBeLessThanOrEqual(scripts);
    expect(total('.css')).toBeLessThanOrEqual(styles);
  },
);

/** What a first visit loads by itself after the page: measurements and the country when idle, and an offer after 3 s. */
const LOADED_LATER = [
  ['/', 143.4, ['report-page-speed', 'report-visit', 'fetch-country', 'promo-banner']],
  ['/esim/germany', 135.4, ['report-page-speed', 'report-visit', 'fetch-country']],
] as const;

/** The file and what it imports, as paths. */
function withImports(path: string): readonly string[] {
  const text = readFileSync(join(BUILD_FOLDER, 'client', path), 'utf8');
  const imported = text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g);
  return [path, ...[...imported].flatMap(([, name]) => withImports(`/assets/${name ?? ''}`))];
}

test.each(LOADED_LATER)(
  'PERF-16 a first visit of %s transfers at most %f kB of scripts until 4 s after the load',
  async (path, limit, names) => {
    const { get } = await aRunningApp({ pages, catalogue: index });
    const html = await (await get(path)).text();
    const built = readdirSync(join(BUILD_FOLDER, 'client/assets'));
    const later = names.map((name) =>
      built.filter((file) => new RegExp(`^${name}-[\\w-]{7}\\.js$`).test(file)),
    );
    expect(later.map((files) => files.length)).toEqual(names.map(() => 1));
    const files = new Set([
      ...filesIn(html, '.js'),
      ...later.flat().flatMap((file) => withImports(`/assets/${file}`)),
    ]);
    const total = [...files].reduce((sum, file) => sum + compressedSize(file), 0) / 1000;
    expect(total).toBeLessThanOrEqual(limit);
  },
);

test('ADMIN-20 no first visit of a public page loads code of /api-test', async () => {
  const { get } = await aRunningApp({ pages, catalogue: index });
  // Only this screen asks for the list of calls.
  const isOfApiTest = (path: string) =>
    readFileSync(join(BUILD_FOLDER, 'client', path), 'utf8').includes('test-calls');
  const scriptsOf = async (path: string) => filesIn(await (await get(path)).text(), '.js');
  expect((await scriptsOf('/api-test')).filter(isOfApiTest)).toHaveLength(1);
  for (const [path] of LIMITS) {
    const scripts = await scriptsOf(path);
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter(isOfApiTest)).toEqual([]);
  }
});

test('a route adds at most 30 bytes to every first visit, whatever its screen loads', () => {
  const [table = ''] = readdirSync(join(BUILD_FOLDER, 'client/assets')).filter((name) =>
    /^manifest-/.test(name),
  );
  const text = readFileSync(join(BUILD_FOLDER, 'client/assets', table), 'utf8');
  const routes = text.match(/"module":/g) ?? [];
  expect(routes.length).toBeGreaterThan(40);
  expect(compressedSize(`assets/${table}`) / routes.length).toBeLessThanOrEqual(30);
});
