import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import routes from '#web/routes.ts';
import { OFFERED_BY_DEFAULT } from '#core/language.ts';
import { barePath, localizedPath } from '#core/language-path.ts';
import { canonicalPath as canonicalPathIn } from './canonical-path.ts';
import { pageAddress as pageAddressIn } from './page-address.ts';
import { costOfRendering, namesRead } from './page-queries.ts';

const canonicalPath = (path: string) => canonicalPathIn(path, OFFERED_BY_DEFAULT);
const pageAddress = (pathname: string, search: string) =>
  pageAddressIn({ pathname, search }, OFFERED_BY_DEFAULT);

/** `:slug` has no letter case; the others are values. */
const VALUES: Readonly<Record<string, string>> = {
  ':slug': 'japan',
  ':planId': 'Kallur-5GB_x',
  ':shareId': 'aB3-_xYz',
  ':token': 'aB3-_xYzQ',
  ':step': 'confirm',
  '*': 'orders',
};
const ALL_PATHS = pathsOf(routes).flatMap((pattern) => {
  const path = pattern
    .split('/')
    .map((segment) => VALUES[segment] ?? segment)
    .join('/');
  return [`/${path}`, localizedPath(`/${path}`, 'es')];
});
/** As a visitor asks for them, without the addresses that only lead to another. */
const PAGES = [...new Set(ALL_PATHS)].filter((path) => canonicalPath(path) === path);
const ADDRESSES = PAGES.flatMap((page) => (page === '/' ? ['/', '/_root.data'] : [page, `${page}.data`]));

const isValue = (segment: string) => Object.values(VALUES).includes(segment.replace(/\.data$/, ''));
const spelled = (path: string, spell: (segment: string) => string) =>
  path
    .split('/')
    .map((segment) => (isValue(segment) && !segment.startsWith('japan') ? segment : spell(segment)))
    .join('/');
const mixed = (text: string) =>
  text.replace(/./g, (letter, index: number) => (index % 2 === 0 ? letter.toUpperCase() : letter));
const encode = (text: string) =>
  text.replace(/./g, (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`);
const spellingsOf = (path: string) => [
  spelled(path, (text) => text.toUpperCase()),
  spelled(path, mixed),
  spelled(path, encode),
  spelled(path, (text) => encode(mixed(text))),
  path.split('/').map(encode).join('/'),
  path.replace(/[a-z]/, (letter) => encode(letter)),
  `/${path}`,
];

test('the route table has its pages', () => {
  expect(PAGES).toEqual(
    expect.arrayContaining([
      '/',
      '/es',
      '/admin/orders',
      '/auth',
      '/es/coverage-map',
      '/es/esim/japan/Kallur-5GB_x',
      '/share/aB3-_xYz',
      '/es/email-reminders/aB3-_xYzQ',
      '/es/review/aB3-_xYzQ',
      '/place-pictures.svg',
    ]),
  );
});

test.each(ADDRESSES)('ROUTE-25 every spelling of %s leads to it, with its query', (path) => {
  for (const spelling of spellingsOf(path)) {
    if (spelling === path) continue;
    expect(pageAddress(spelling, '?A=%61')).toEqual({
      kind: 'moved',
      to: `${path}?A=%61`,
      isPrivate: PRIVATE.test(path),
    });
  }
  expect(pageAddress(path, '').kind).not.toBe('moved');
});

const PRIVATE =
  /^\/(?:es\/)?(?!dashboard\/saved(?:\.data)?$)(?:dashboard|admin|auth|checkout|topup|share|email-reminders|review|newsletter|cart-reminder|api-test)(?:[/.]|$)/;

test.each(ADDRESSES)('ROUTE-25 the spellings of %s have its privacy, cost and query names', (path) => {
  expect(pageAddress(path, '').kind).toBe(PRIVATE.test(path) ? 'private' : 'public');
  for (const spelling of spellingsOf(path)) {
    const canonical = canonicalPath(spelling);
    expect([costOfRendering(canonical), namesRead(canonical)]).toEqual([
      costOfRendering(path),
      namesRead(path),
    ]);
  }
});

test.each(PAGES)('ROUTE-25 the router shows the same page at %s as at its spellings', (path) => {
  const shown = (at: string) => matchRoutes(ROUTER, barePath(canonicalPath(at)))?.at(-1)?.route.path;
  for (const spelling of spellingsOf(path)) expect(shown(spelling)).toBe(shown(path));
});

test.each([
  ['/Coverage-Map', '/coverage-map'],
  ['/%63overage-map', '/coverage-map'],
  ['/%61uth', '/auth'],
  ['/CHECKOUT/success', '/checkout/success'],
  ['/es/%63heckout/success', '/es/checkout/success'],
  ['/esim/JAPAN', '/esim/japan'],
  ['/ES/es', '/es'],
  ['/%65s/ES/%45%53/Plans', '/es/plans'],
  ['/Es/Admin/x', '/admin/x'],
  ['/ES//%61DMIN//', '/admin'],
  ['/es/es/Share/aB', '/es/share/aB'],
  ['/Share/a%62%C3%a9', '/share/ab%C3%A9'],
  ['/ESIM/Japan/Plan-A', '/esim/japan/Plan-A'],
  ['/Constructor/X', '/constructor/x'],
  ['/esim/JAP%c3%b3N', '/esim/jap%C3%B3n'],
])('ROUTE-25 %s leads to %s', (from, to) => {
  expect(pageAddress(from, '')).toEqual({ kind: 'moved', to, isPrivate: PRIVATE.test(to) });
});

test.each([
  '/100%',
  '/%zz',
  '/%',
  '/%61%ff',
  '/%E0%A4%A',
  '/%%36%31uth',
  '/esim/%c3',
  '/ES/es/%zz',
  '/%2561uth',
])('ROUTE-25 the malformed %s leads to one address that can be decoded and is no private page', (path) => {
  const canonical = canonicalPath(path);
  expect(() => decodeURIComponent(canonical)).not.toThrow();
  expect(pageAddress(canonical, '')).toEqual({ kind: 'public', path: canonical });
});

test('ROUTE-25 no address leads to another one for ever: the second spelling is the last', () => {
  const parts = [
    'es',
    'ES',
    '%65s',
    'admin',
    '%41dmin',
    '',
    'auth',
    '%zz',
    '%',
    '%2F',
    '.data',
    'es.data',
    'esim',
    'X',
  ];
  for (const first of parts)
    for (const second of parts)
      for (const third of parts) {
        const canonical = canonicalPath(`/${first}/${second}/${third}`);
        expect(canonicalPath(canonical)).toBe(canonical);
      }
});

type Routes = Awaited<typeof routes>;
type Route = Routes[number];

const ROUTER: RouteObject[] = routes.map(toRouteObject);

function toRouteObject({ path, index, children = [] }: Route): RouteObject {
  const own = path === undefined ? {} : { path };
  return index === true ? { ...own, index } : { ...own, children: children.map(toRouteObject) };
}

function pathsOf(entries: Routes): readonly string[] {
  return entries.flatMap(({ path, index, children }) => [
    ...(path === undefined && index !== true ? [] : [path ?? '']),
    ...pathsOf(children ?? []),
  ]);
}

test('LANG-22 English has no prefix: /en leads to the page without it', () => {
  const paths = ['/en', '/EN/', '/en/plans', '/en/es/plans', '/english', '/en-us', '/_root.data'];
  expect(paths.map(canonicalPath)).toEqual([
    '/',
    '/',
    '/plans',
    '/es/plans',
    '/english',
    '/en-us',
    '/_root.data',
  ]);
});
