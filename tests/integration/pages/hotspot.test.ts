import { beforeAll, expect, test } from 'vitest';
import type { Pages } from '#server/http/app-needs.ts';
import { aRunningApp } from '#tests/builders/app.ts';
import { builtPages } from '#tests/builders/built-pages.ts';
import { anIndex } from '#tests/builders/catalogue.ts';
import { aPackage } from '#tests/builders/package.ts';

const REFUSED = 'Tethering is not allowed.';
const index = anIndex([
  aPackage({ package_id: 'refusing', features: ['Fast', REFUSED] }),
  aPackage({ package_id: 'only-refusing', features: [REFUSED] }),
  aPackage({ package_id: 'silent', features: ['Fast'] }),
  aPackage({
    package_id: 'two-countries',
    slug: 'europe',
    country_region: 'Europe',
    country_code: null,
    coverage_type: 'regional',
    features: ['Hotspot'],
    networks: 'Orange 5G, O2 LTE',
    countries: ['FR', 'DE'],
    operator_coverages: [
      { code: 'FR', name: 'France', networks: [{ name: 'Orange', types: ['LTE', '5G'] }] },
      { code: 'DE', name: 'Germany', networks: [{ name: 'O2', types: ['LTE'] }] },
    ],
  }),
]);

let pages: Pages;
beforeAll(async () => {
  pages = await builtPages(index);
});

const open = async (path: string) => {
  const { get } = await aRunningApp({ pages, catalogue: index });
  const html = await (await get(path)).text();
  return html.replace(/<script[\s\S]*?<\/script>/g, '');
};

test('CARD-35 a plan whose network refuses a hotspot says so once, in our own words, in both languages', async () => {
  const english = await open('/esim/japan/refusing');
  expect(english.split('No hotspot for other devices')).toHaveLength(2);
  const spanish = await open('/es/esim/japan/refusing');
  expect(spanish.split('No puedes compartir internet con otros dispositivos')).toHaveLength(2);
  expect(english + spanish).toContain('Fast');
  expect(english + spanish).not.toContain('Tethering');
});

test('CARD-39 a plan with no other features than the hotspot has no default ones', async () => {
  const page = await open('/esim/japan/only-refusing');
  expect(page).toContain('No hotspot for other devices');
  expect(page).not.toContain('Get now, activate on arrival');
});

test('CARD-40 a plan whose network says nothing about a hotspot says so, in both languages, and no other plan does', async () => {
  expect(await open('/esim/japan/silent')).toMatch(/Hotspot<\/dt><dd>The network does not say</);
  expect(await open('/es/esim/japan/silent')).toMatch(/Compartir internet<\/dt><dd>La red no lo indica</);
  const stated = (await open('/esim/japan/refusing')) + (await open('/esim/europe/two-countries'));
  expect(stated).toContain('No hotspot for other devices');
  expect(stated).toContain('Hotspot for other devices');
  expect(stated).not.toContain('does not say');
});

test('CARD-41 a plan of several countries says in how many of them there is 5G, in both languages', async () => {
  expect(await open('/esim/europe/two-countries')).toContain('5G in 1 of 2 countries');
  expect(await open('/es/esim/europe/two-countries')).toContain('5G en 1 de 2 países');
  const all = await open('/esim/japan/silent');
  expect(all).toContain('5G network');
  expect(all).not.toContain('5G in ');
});
