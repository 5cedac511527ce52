import { expect, test } from 'vitest';
import { LANGUAGES, OFFERED_BY_DEFAULT } from '#core/language.ts';
import { localizedPath } from '#core/language-path.ts';
import routes from '#web/routes.ts';
import { pageAddress } from './page-address.ts';
import { namesRead } from './page-queries.ts';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://shop.example');
  return pageAddress({ pathname, search }, OFFERED_BY_DEFAULT);
};

test.each([
  ['/es/admin', '/admin'],
  ['/es/admin?tab=orders', '/admin?tab=orders'],
  ['/es/admin/orders', '/admin/orders'],
])('ROUTE-16 %s leads to %s', (from, to) => {
  expect(at(from)).toMatchObject({ kind: 'moved', to });
});

test.each([
  ['/es/es', '/es'],
  ['/es/es/plans?search=jap%C3%B3n&x=1', '/es/plans?search=jap%C3%B3n&x=1'],
  ['/es/es/es/es/plans', '/es/plans'],
  ['/es/es/admin', '/admin'],
])('ROUTE-20 %s collapses to %s and keeps its query', (from, to) => {
  expect(at(from)).toMatchObject({ kind: 'moved', to });
});

test('LANG-20 a prefix is a language only where that is offered', () => {
  const inThree = (pathname: string) => pageAddress({ pathname, search: '' }, LANGUAGES);
  expect(inThree('/pt/plans')).toEqual({ kind: 'public', path: '/pt/plans' });
  expect(inThree('/PT/pt/es/Plans')).toMatchObject({ kind: 'moved', to: '/pt/plans' });
  expect(inThree('/pt/admin/orders')).toMatchObject({ kind: 'moved', to: '/admin/orders' });
  for (const path of ['/pt', '/pt/plans', '/pt/pt/plans', '/pt/admin'])
    expect(at(path)).not.toMatchObject({ kind: 'moved' });
});

test('a path has one form: no trailing slash, no double slash', () => {
  expect(at('/plans/?search=x')).toMatchObject({ kind: 'moved', to: '/plans?search=x' });
  expect(at('/es/')).toMatchObject({ kind: 'moved', to: '/es' });
  expect(at('/')).toEqual({ kind: 'public', path: '/' });
  expect(at('/estonia')).toEqual({ kind: 'public', path: '/estonia' });
});

test.each([
  '//evil.example',
  '//evil.example/',
  '/es/es//evil.example',
  '///evil.example/%2e%2e',
  '/\\evil.example/',
  '/es//admin//',
])('no double slash redirects to another host: %s', (path) => {
  const address = pageAddress({ pathname: path.replaceAll('\\', '/'), search: '' }, OFFERED_BY_DEFAULT);
  if (address.kind === 'moved') expect(address.to).toMatch(/^\/(?!\/)/);
  expect(address.kind).toBe('moved');
});

test.each([
  '/dashboard',
  '/es/dashboard',
  '/dashboard.data',
  '/admin',
  '/auth?mode=signin',
  '/checkout/success?session_id=1',
  '/topup',
  '/topup/success',
  '/share/abc',
  '/es/share/abc.data',
  '/es/email-reminders/aBc',
  '/review/aBc',
  '/newsletter',
  '/es/newsletter/confirm/aBc',
  '/cart-reminder/restore/aBc',
  '/api-test',
  '/dashboard/_.data',
])('%s is private', (path) => {
  expect(at(path).kind).toBe('private');
});

test('a private page keeps its whole query', () => {
  expect(at('/auth?mode=reset&email=a%40b.c')).toEqual({
    kind: 'private',
    path: '/auth?mode=reset&email=a%40b.c',
  });
});

test('of a public page only the query that changes it counts, in canonical order', () => {
  expect(at('/plans?utm_source=mail&search=japan&gclid=1')).toEqual({
    kind: 'public',
    path: '/plans?search=japan',
  });
  expect(at('/plans?region=asia&search=a')).toEqual(at('/plans?search=a&region=asia&junk=1'));
  expect(at('/?utm_source=mail')).toEqual({ kind: 'public', path: '/' });
  expect(at('/es/calculator?gclid=1&trip=several')).toEqual({
    kind: 'public',
    path: '/es/calculator?trip=several',
  });
  expect(at('/calculator?trip=one')).toEqual({ kind: 'public', path: '/calculator' });
});

const EVERY_NAME = ['type', 'search', 'region', 'data', 'service', 'sort', 'view', 'q', '_routes', 'junk'];
const VALUES: Readonly<Record<string, string>> = {
  type: 'topup',
  region: 'asia',
  data: '5',
  service: 'sms',
  sort: 'days',
  view: 'compact',
};
const withQuery = (path: string, name: string) => `${path}?${name}=${VALUES[name] ?? 'japan'}`;

/** `esim/:slug` as a visitor requests it in English; null for a page that is not public. */
function publicPath(pattern: string): string | null {
  if (/\*|\.svg$/.test(pattern)) return null;
  const path = `/${pattern}`.replace(':slug', 'japan').replace(':planId', 'japan-5gb');
  return at(path).kind === 'public' ? path : null;
}

const PUBLIC_PATHS = pathsOf(routes).flatMap((pattern) => publicPath(pattern) ?? []);
const PUBLIC_PAGES = PUBLIC_PATHS.flatMap((path) => [path, localizedPath(path, 'es')]);

test('the route table has its public pages', () => {
  expect(PUBLIC_PAGES).toEqual(
    expect.arrayContaining(['/', '/es', '/plans', '/es/esim/japan', '/withdrawal']),
  );
});

test.each(PUBLIC_PAGES)(
  'OPS-12 %s has one address, whatever unknown query is added, and one per query it reads',
  (page) => {
    for (const name of EVERY_NAME) {
      const address = at(withQuery(page, name));
      const expected = namesRead(page).includes(name) ? withQuery(page, name) : page;
      expect(address).toEqual({ kind: 'public', path: expected });
      expect(at(`${withQuery(page, name)}&gclid=1&${name}=again`)).toEqual(address);
    }
  },
);

test.each(PUBLIC_PAGES)('OPS-12 the data of %s has one address as well, and one per part of it', (page) => {
  const data = page === '/' ? '/_root.data' : `${page}.data`;
  for (const name of EVERY_NAME) {
    const expected = namesRead(page).includes(name) ? withQuery(data, name) : data;
    expect(at(withQuery(data, name))).toEqual({ kind: 'public', path: expected });
  }
  expect(at(`${data}?_routes=made-up,root,routes%2Fmade-up`)).toEqual(at(`${data}?_routes=root`));
  expect(at(`${data}?_routes=root`)).toEqual({ kind: 'public', path: `${data}?_routes=root` });
});

test('the router may omit layouts when it requests the data of a page', () => {
  expect(at('/plans.data?_routes=routes%2Fplans&search=x')).toEqual({
    kind: 'public',
    path: '/plans.data?search=x&_routes=routes%2Fplans',
  });
  expect(at('/es/esim/japan.data?_routes=routes%2Fdestination')).toEqual({
    kind: 'public',
    path: '/es/esim/japan.data?_routes=routes%2Fdestination',
  });
});

test('OPS-12 an unknown filter is dropped, and a text has a maximum length', () => {
  expect(at('/plans?region=mars&data=77&type=fax')).toEqual({ kind: 'public', path: '/plans' });
  const long = 'a'.repeat(14_000);
  expect(at(`/plans?search=${long}`)).toEqual(at(`/plans?search=${long}b`));
  expect(at(`/compatibility?q=${long}`)).toEqual(at(`/compatibility?q=${long}b`));
  for (const address of [at(`/plans?search=${long}`), at(`/compatibility?q=${long}`)])
    expect(JSON.stringify(address).length).toBeLessThan(200);
});

type Routes = Awaited<typeof routes>;

function pathsOf(entries: Routes): readonly string[] {
  return entries.flatMap(({ path, index, children }) => [
    ...(path === undefined && index !== true ? [] : [path ?? '']),
    ...pathsOf(children ?? []),
  ]);
}

test.each(['/dashboard/saved', '/es/dashboard/saved'])(
  'INSTALL-41 %s is the same for everyone and never rendered for one customer',
  (path) => {
    expect(at(path)).toEqual({ kind: 'public', path });
    expect(at(`${path}/x`).kind).toBe('private');
  },
);
