import { expect, test } from 'vitest';
import { LANGUAGES, OFFERED_BY_DEFAULT } from './language.ts';
import {
  barePath,
  isAdminPath,
  languageOfPath,
  localizedPath,
  offeredLanguageOf,
  routesInLanguage,
  switchedLocation,
} from './language-path.ts';

test('a path under /es is Spanish, every other path is English', () => {
  expect(languageOfPath('/es')).toBe('es');
  expect(languageOfPath('/es/plans')).toBe('es');
  expect(languageOfPath('/')).toBe('en');
  expect(languageOfPath('/esim/japan')).toBe('en');
  expect(languageOfPath('/especial')).toBe('en');
});

test('LANG-20 the prefix of a language that is not offered is no language', () => {
  expect(offeredLanguageOf('/pt/plans', LANGUAGES)).toBe('pt');
  expect(offeredLanguageOf('/pt/plans', OFFERED_BY_DEFAULT)).toBe('en');
  expect(offeredLanguageOf('/es/plans', OFFERED_BY_DEFAULT)).toBe('es');
  expect(switchedLocation({ pathname: '/pt/plans', search: '?a=1', hash: '' }, 'es')).toBe('/es/plans?a=1');
});

test('LANG-06 a link carries the /es prefix exactly when the language is not English', () => {
  expect(localizedPath('/plans', 'es')).toBe('/es/plans');
  expect(localizedPath('/', 'es')).toBe('/es');
  expect(localizedPath('/#plans', 'es')).toBe('/es#plans');
  expect(localizedPath('/plans?search=peru#top', 'es')).toBe('/es/plans?search=peru#top');
  expect(localizedPath('/plans', 'en')).toBe('/plans');
  expect(localizedPath('/es/plans', 'en')).toBe('/plans');
  expect(localizedPath('/es/plans', 'es')).toBe('/es/plans');
});

test('the admin panel has no Spanish address, and external addresses are not changed', () => {
  expect(localizedPath('/admin/orders', 'es')).toBe('/admin/orders');
  expect(isAdminPath('/administrator')).toBe(false);
  expect(localizedPath('https://example.com/plans', 'es')).toBe('https://example.com/plans');
  expect(localizedPath('//example.com/plans', 'es')).toBe('//example.com/plans');
});

test('LANG-04 LANG-05 switching language rewrites the path and keeps query and hash', () => {
  const location = { pathname: '/plans', search: '?search=japan&data=5', hash: '#results' };
  expect(switchedLocation(location, 'es')).toBe('/es/plans?search=japan&data=5#results');
  expect(switchedLocation({ ...location, pathname: '/es/plans' }, 'en')).toBe(
    '/plans?search=japan&data=5#results',
  );
  expect(switchedLocation({ pathname: '/es', search: '', hash: '' }, 'en')).toBe('/');
});

test('switching language updates lng in the query, otherwise the detector would switch back', () => {
  expect(switchedLocation({ pathname: '/es', search: '?lng=es&a=1', hash: '' }, 'en')).toBe('/?lng=en&a=1');
});

test('repeated prefixes count once', () => {
  expect(barePath('/es/es/plans')).toBe('/plans');
  expect(localizedPath('/es/es/plans', 'es')).toBe('/es/plans');
});

test('LANG-19 the routes of a page have the prefix of its language, and no other', () => {
  const routes = {
    root: {},
    site: { parentId: 'root' },
    plans: { parentId: 'site', path: 'plans' },
    offline: { parentId: 'root', path: 'offline' },
    admin: { parentId: 'root', path: 'admin/*' },
    picture: { parentId: 'root', path: 'place-pictures.svg' },
    elsewhere: { parentId: 'root', path: '*' },
  };
  expect(routesInLanguage(routes, 'en')).toEqual(routes);
  expect(routesInLanguage(routes, 'pt')).toEqual({
    ...routes,
    site: { parentId: 'root', path: 'pt' },
    offline: { parentId: 'root', path: 'pt/offline' },
  });
});
