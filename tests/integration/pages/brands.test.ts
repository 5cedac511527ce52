import { beforeAll, expect, test } from 'vitest';
import type { Pages } from '#server/http/app-needs.ts';
import { aRunningApp } from '#tests/builders/app.ts';
import { builtPages } from '#tests/builders/built-pages.ts';
import { aGlobalPlan, aLocalPlan, anIndex, aRegionalPlan } from '#tests/builders/catalogue.ts';

const strict = { activation_policy: 'installation', is_rechargeable: false } as const;
const index = anIndex([
  aLocalPlan('JP', { operator: 'Moshi Moshi', ...strict }),
  aRegionalPlan('Europe', ['ES', 'FR'], { package_id: 'tour', operator: 'Grand Tour', ...strict }),
  aRegionalPlan('Europe', ['ES', 'FR', 'IT'], { package_id: 'wide', operator: 'Continental' }),
  aRegionalPlan('North America', ['US', 'MX'], { package_id: 'flags', operator: 'Three Flags', ...strict }),
  aRegionalPlan('North America', ['MX', 'US'], { package_id: 'plains', operator: 'Great Plains', ...strict }),
  aGlobalPlan(['ES', 'JP'], { operator: 'Meridian', ...strict }),
]);

let pages: Pages;
beforeAll(async () => {
  pages = await builtPages(index);
});

const open = async (path: string) => {
  const { get } = await aRunningApp({ pages, catalogue: index });
  const html = await (await get(path)).text();
  return html.replace(/<script[\s\S]*?<\/script>|<!-- -->|<\/?b(?: [^>]*)?>/g, '');
};

test('PLANS-37 a list with plans of several countries says what a brand is, a list of local plans does not', async () => {
  expect(await open('/global-plans')).toContain('A name such as Meridian is a brand of the network');
  expect(await open('/es/regional-plans')).toMatch(
    /Un nombre como (?:Grand Tour|Continental|Three Flags|Great Plains) es una marca de la red/,
  );
  expect(await open('/plans')).not.toContain('is a brand of the network');
});

test('CARD-34 the rows of a list and of a destination name the rules that tell plans apart', async () => {
  const compact = await open('/regional-plans?view=compact');
  expect(compact).toContain('2 countries · Grand Tour · starts when installed · no top-ups');
  expect(compact).toMatch(/3 countries · Continental</);
  const rows = await open('/es/esim/europe');
  expect(rows).toContain('2 países · Grand Tour · empieza al instalarla · sin recargas');
  expect(await open('/plans?view=compact')).not.toContain('no top-ups');
  // Its only plan has nothing to be distinguished from.
  expect(await open('/esim/global')).not.toContain('starts when installed ·');
});

test('PLANS-40 no line leads to the countries of each brand when all plans cover the same', async () => {
  const html = await open('/esim/north-america');
  expect(html).toContain('Every plan covers the same 2 countries.');
  expect(html).toContain('Great Plains: 2 countries');
  expect(html).not.toContain('which countries each one covers');
});

test('DEST-23 a line above the rows of a destination with several brands leads to what they are', async () => {
  const html = await open('/esim/europe');
  expect(html).toMatch(/<a href="#brands"[^>]*>Continental and Grand Tour are brands of the network/);
  expect(html).toContain('id="brands"');
  expect(html).toContain('Grand Tour: 2 countries, data plans, from');
  expect(await open('/esim/japan')).not.toContain('#brands');
});
