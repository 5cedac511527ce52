import { expect, test } from 'vitest';
import { keepOwnRoutes } from './keep-own-routes.ts';

const aTable = () => ({
  root: { path: '' },
  site: {},
  home: { path: 'es?' },
  plan: { path: 'es?/esim/:slug/:planId' },
  unknown: { path: 'es?/*' },
  admin: { path: 'admin/*' },
});

test('LANG-16 a page in English knows no Spanish paths', () => {
  const table = aTable();
  keepOwnRoutes(table, 'en');
  expect(table).toEqual({
    root: { path: '' },
    site: {},
    home: {},
    plan: { path: 'esim/:slug/:planId' },
    unknown: { path: '*' },
    admin: { path: 'admin/*' },
  });
});

test('LANG-16 a page in Spanish knows only Spanish paths', () => {
  const table = aTable();
  keepOwnRoutes(table, 'es');
  expect(table).toEqual({
    root: { path: '' },
    site: {},
    home: { path: 'es' },
    plan: { path: 'es/esim/:slug/:planId' },
    unknown: { path: 'es/*' },
    admin: { path: 'admin/*' },
  });
});
