import { expect, test } from 'vitest';
import { createBrowserMessages } from './create-browser-messages.ts';
import { parseEmbedded } from './embedded-messages.tsx';
import { createPageMessages, embeddedTexts } from './page-messages.server.ts';

const answer = (body: string, status = 200) => Promise.resolve(new Response(body, { status }));

/** A visit of an English page, and the paths that it requests. */
function aVisit(respond: (path: string) => Promise<Response>) {
  const paths: string[] = [];
  const messages = createBrowserMessages('en', { shell: { a: 'A' } }, (path) => {
    paths.push(path);
    return respond(path);
  });
  return { messages, paths };
}

test('LANG-14 a page embeds the namespaces that were read while it was rendered, and the shell', () => {
  const page = createPageMessages('es');
  expect(Object.keys(parseEmbedded(embeddedTexts(page, 'es')))).toEqual(['shell']);
  expect(page.texts('es', 'plans')).not.toBeNull();
  expect(page.texts('es', 'cart')).not.toBeNull();
  const embedded = parseEmbedded(embeddedTexts(page, 'es'));
  expect(embedded).toMatchObject({
    shell: { error: { home: 'Ir al inicio' } },
    plans: { prepaid: 'Prepago' },
  });
  expect(Object.keys(embedded)).toEqual(['shell', 'plans', 'cart']);
});

test('a namespace has one function for its texts on every render, and one for each language', () => {
  const page = createPageMessages('en');
  const english = page.texts('en', 'shell');
  expect(page.texts('en', 'shell')).toBe(english);
  expect(english?.('error.home')).toBe('Go Home');
  expect(page.texts('es', 'shell')?.('error.home')).toBe('Ir al inicio');
});

test('LANG-14 a missing namespace is fetched by language and name, once; an embedded one is not', async () => {
  const { messages, paths } = aVisit(() => answer('{"title":"Planes"}'));
  expect(messages.texts('es', 'plans')).toBeNull();
  const load = messages.load('es', 'plans');
  expect(messages.load('es', 'plans')).toBe(load);
  await Promise.all([load, messages.loadAll('es', ['plans']), messages.load('en', 'shell')]);
  expect(messages.texts('es', 'plans')?.('title')).toBe('Planes');
  expect(messages.texts('en', 'shell')?.('a')).toBe('A');
  expect(paths).toEqual(['/locales/es/plans.json']);
});

test('messages that failed to load are missing until they are loaded again', async () => {
  let isDown = true;
  const { messages, paths } = aVisit(() => (isDown ? answer('', 404) : answer('{"title":"Plans"}')));
  await messages.load('en', 'plans');
  expect(messages.texts('en', 'plans')).toBeNull();
  isDown = false;
  await messages.load('en', 'plans');
  expect(messages.texts('en', 'plans')).toBeNull();
  await messages.reloadMissing('en');
  expect(messages.texts('en', 'plans')?.('title')).toBe('Plans');
  await messages.reloadMissing('en');
  expect(paths).toHaveLength(2);
});

test('a part that is opened again loads again what has failed', async () => {
  let isDown = true;
  const { messages } = aVisit((path) =>
    isDown && path.includes('promo') ? answer('', 404) : answer('{"title":"Text"}'),
  );
  await expect(messages.loadAll('en', ['cart', 'promo'])).resolves.toBe(false);
  isDown = false;
  await expect(messages.loadAll('en', ['cart', 'promo'])).resolves.toBe(true);
});

test('a new language of the admin panel is shown when what the screen has read is loaded', async () => {
  const gate = Promise.withResolvers<Response>();
  const { messages, paths } = aVisit(() => gate.promise);
  messages.texts('en', 'shell');
  const shown: string[] = [];
  const end = messages.subscribe(() => void shown.push(messages.language));
  const changed = messages.changeLanguage('es');
  expect([messages.language, paths]).toEqual(['en', ['/locales/es/shell.json']]);
  gate.resolve(new Response('{"a":"Á"}'));
  await changed;
  expect([messages.language, shown, messages.texts('es', 'shell')?.('a')]).toEqual(['es', ['es'], 'Á']);
  end();
  await messages.changeLanguage('en');
  expect([messages.language, shown]).toEqual(['en', ['es']]);
});

test('of two choices the last one is shown, also when its messages arrive first', async () => {
  const gate = Promise.withResolvers<Response>();
  const { messages } = aVisit(() => gate.promise);
  messages.texts('en', 'shell');
  const first = messages.changeLanguage('es');
  await messages.changeLanguage('en');
  gate.resolve(new Response('{}'));
  await first;
  expect(messages.language).toBe('en');
});
