import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { ROUTE_PATTERNS } from '#contract/route-patterns.ts';
import { routePattern } from './route-pattern.ts';
import routes from '../routes.ts';

test('a path is reported by its pattern, so that no secret in it leaks', () => {
  expect(routePattern('/share/3f9d0c61b7a84e0f9a53')).toBe('/share/:shareId');
  expect(routePattern('/es/esim/japan')).toBe('/esim/:slug');
  expect(routePattern('/esim/japan/moshi-7days-1gb')).toBe('/esim/:slug/:planId');
  expect(routePattern('/es')).toBe('/');
  expect(routePattern('/es/plans/')).toBe('/plans');
  expect(routePattern('/admin')).toBe('/admin/*');
  expect(routePattern('/admin/orders/3f9d0c61')).toBe('/admin/*');
});

test('a path without a screen is reported without any of its text', () => {
  for (const path of ['/secret-token', '/share', '/share/a/b', '/plans/x', '/*', '/esim/:slug/a/b']) {
    expect(routePattern(path)).toBe('*');
  }
});

test('every screen of the shop has a pattern', () => {
  const paths = pathsOf(routes).filter((path) => !/^\/es\/|^\/\*$|\.svg$/.test(path));
  expect(paths.toSorted()).toEqual(ROUTE_PATTERNS.filter((pattern) => pattern !== '*').toSorted());
});

/** The English path of every screen below these routes. */
function pathsOf(
  entries: readonly RouteConfigEntry[] | Promise<readonly RouteConfigEntry[]>,
  above = '',
): string[] {
  if (entries instanceof Promise) throw new TypeError('The route table must not be a promise');
  return entries.flatMap((entry) => {
    const path = entry.path === undefined ? above : `${above}/${entry.path.replace(/^es\?\/?/, '')}`;
    const own = path.replace(/\/$/, '');
    return entry.children === undefined ? [own === '' ? '/' : own] : pathsOf(entry.children, own);
  });
}
