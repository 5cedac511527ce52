import { expect, test } from 'vitest';
import { createServerI18n } from '#messages/create-server-i18n.server.ts';
import { createBrowserI18n } from './create-browser-i18n.ts';
import { loadOf, reloadMissingMessages, textsOf, usedNamespaces } from './page-messages.ts';

const answer = (body: string, status = 200) => Promise.resolve(new Response(body, { status }));

test('LANG-14 a page embeds the namespaces that were read while it was rendered, and no others', () => {
  const page = createServerI18n('es');
  expect(textsOf(page, 'es', 'shell')).not.toBeNull();
  expect(textsOf(page, 'es', 'plans')).not.toBeNull();
  expect(usedNamespaces(page, 'es')).toEqual(['shell', 'plans']);
  expect(usedNamespaces(createServerI18n('es'), 'es')).toEqual([]);
});

test('a namespace has one function for its texts on every render, and one for each language', () => {
  const page = createServerI18n('en');
  const english = textsOf(page, 'en', 'shell');
  expect(textsOf(page, 'en', 'shell')).toBe(english);
  expect(english?.('error.home')).toBe('Go Home');
  expect(textsOf(page, 'es', 'shell')?.('error.home')).toBe('Ir al inicio');
});

test('LANG-14 a missing namespace is loaded once, also in a language that the instance does not have yet', async () => {
  const urls: string[] = [];
  const page = createBrowserI18n('en', { shell: { a: 'A' } }, (url) => {
    urls.push(url);
    return answer('{"title":"Planes"}');
  });
  expect(textsOf(page, 'es', 'plans')).toBeNull();
  const load = loadOf(page, 'es', 'plans');
  expect(loadOf(page, 'es', 'plans')).toBe(load);
  await load;
  expect(textsOf(page, 'es', 'plans')?.('title')).toBe('Planes');
  expect(urls.filter((url) => url === '/locales/es/plans.json')).toHaveLength(1);
});

test('messages that failed to load are missing until they are loaded again', async () => {
  let isDown = true;
  const page = createBrowserI18n('en', { shell: { a: 'A' } }, () =>
    isDown ? answer('', 404) : answer('{"title":"Plans"}'),
  );
  await loadOf(page, 'en', 'plans');
  expect(textsOf(page, 'en', 'plans')).toBeNull();
  isDown = false;
  await loadOf(page, 'en', 'plans');
  expect(textsOf(page, 'en', 'plans')).toBeNull();
  await reloadMissingMessages(page, 'en');
  expect(textsOf(page, 'en', 'plans')?.('title')).toBe('Plans');
});
