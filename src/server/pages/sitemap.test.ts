import { expect, test } from 'vitest';
import { LANGUAGES, OFFERED_BY_DEFAULT } from '#core/language.ts';
import { localizedPath } from '#core/language-path.ts';
import routes from '#web/routes.ts';
import { PRIVATE_AREAS } from './page-address.ts';
import { sitemap } from './sitemap.ts';

const ORIGIN = 'https://shop.example';
const SITE = { origin: ORIGIN, languages: OFFERED_BY_DEFAULT };
const destinations = (...slugs: string[]) => slugs.map((slug) => ({ slug, changedAt: null }));

test('PLANS-18 the sitemap lists every destination in both languages, each with its other languages', () => {
  const xml = sitemap(SITE, destinations('japan', 'a&b'));
  for (const path of ['/esim/japan', '/es/esim/japan', '/', '/es', '/plans', '/es/refund-policy'])
    expect(xml).toContain(`<loc>${ORIGIN}${path}</loc>`);
  const japan = xml.split('\n').filter((line) => line.includes('<loc>https://shop.example/esim/japan<'));
  expect(japan).toHaveLength(1);
  expect(japan[0]).toContain(`hreflang="es" href="${ORIGIN}/es/esim/japan"`);
  expect(japan[0]).toContain(`hreflang="x-default" href="${ORIGIN}/esim/japan"`);
  expect(xml).toContain('/esim/a%26b');
});

test('LANG-20 the sitemap lists the offered languages and no other', () => {
  const three = sitemap({ origin: ORIGIN, languages: LANGUAGES }, destinations('japan'));
  expect(three).toContain(`<loc>${ORIGIN}/pt/esim/japan</loc>`);
  const [line = ''] = three.split('\n').filter((text) => text.includes(`<loc>${ORIGIN}/es/plans<`));
  expect([...line.matchAll(/hreflang="([^"]+)"/g)].map(([, language]) => language)).toEqual([
    'en',
    'es',
    'pt-BR',
    'x-default',
  ]);
  expect(sitemap(SITE, destinations('japan'))).not.toMatch(/\/pt\b|"pt/);
});

test('GUIDE-12 the sitemap lists the guide of every destination, dated like its plans', () => {
  const xml = sitemap(SITE, [{ slug: 'japan', changedAt: new Date('2026-03-02T10:00:00Z') }]);
  const guides = xml.split('\n').filter((line) => line.includes('/guides/japan</loc>'));
  expect(guides).toHaveLength(2);
  expect(guides[0]).toContain(`<loc>${ORIGIN}/guides/japan</loc><lastmod>2026-03-02T10:00:00.000Z</lastmod>`);
  expect(guides[1]).toContain(`<loc>${ORIGIN}/es/guides/japan</loc>`);
  for (const path of ['/guides', '/es/guides', '/compare', '/es/compare'])
    expect(xml).toContain(`<loc>${ORIGIN}${path}</loc>`);
});

test('PLANS-18 the sitemap says when a destination changed, and dates lists by the newest of them', () => {
  const xml = sitemap(SITE, [
    { slug: 'japan', changedAt: new Date('2026-03-02T10:00:00Z') },
    { slug: 'peru', changedAt: new Date('2026-05-02T10:00:00Z') },
    { slug: 'chad', changedAt: null },
  ]);
  const entryOf = (path: string) =>
    xml.split('\n').find((line) => line.includes(`<loc>${ORIGIN}${path}</loc>`));
  expect(entryOf('/es/esim/japan')).toContain('<lastmod>2026-03-02T10:00:00.000Z</lastmod>');
  expect(entryOf('/plans')).toContain('<lastmod>2026-05-02T10:00:00.000Z</lastmod>');
  expect(entryOf('/esim/chad')).not.toContain('lastmod');
  expect(entryOf('/privacy-policy')).not.toContain('lastmod');
});

test('private pages are not in the sitemap', () => {
  expect(sitemap(SITE, [])).not.toMatch(/dashboard|admin|auth|checkout|topup|share|api-test/);
});

test('PLANS-18 the sitemap lists every public page, and no page that does not exist', () => {
  const screens = pathsOf(routes).map((path) => `/${path}`);
  const publicScreens = screens.filter(
    // The offline page is shown in place of others and has no content for search engines.
    (path) => !/[:*]|\.svg$|^\/offline$/.test(path) && !PRIVATE_AREAS.includes(path.split('/')[1] ?? ''),
  );
  const listed = [...sitemap(SITE, []).matchAll(/<loc>https:\/\/shop\.example([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  const expected = publicScreens.flatMap((path) => [path, localizedPath(path, 'es')]);
  expect(listed.toSorted()).toEqual(expected.toSorted());
});

type Routes = Awaited<typeof routes>;

function pathsOf(entries: Routes): readonly string[] {
  return entries.flatMap(({ path, index, children }) => [
    ...(path === undefined && index !== true ? [] : [path ?? '']),
    ...pathsOf(children ?? []),
  ]);
}
