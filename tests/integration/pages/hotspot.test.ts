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
