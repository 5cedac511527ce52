import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { startAfterPaint } from './start-after-paint.ts';

const page = (attributes: string) => `<html><head><link rel="stylesheet" href="/app.css"/>
<link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/home.js"/></head>
<body><script>window.data = 1;</script><script${attributes} type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  window.modules = {"root":route0,"routes/home":route1};

import("/assets/entry.js");</script></body></html>`;

const scriptIn = (html: string) => /<script[^>]*>(\(\(\) =>[\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';

type Listener = (event: Readonly<{ preventDefault: () => void }>) => void;

/** A browser that records which files are requested; the test decides when it has painted. */
function aBrowser(script: string) {
  const requests: string[] = [];
  const callbacks: { paint: () => void; tooLong: () => void } = {
    paint: () => undefined,
    tooLong: () => undefined,
  };
  const window: { modules?: unknown; installPrompt?: unknown } = {};
  const listeners = new Map<string, Listener>();
  const take = (file: string) => {
    requests.push(file);
    return Promise.resolve({ file });
  };
  runInNewContext(script.replaceAll('import(', 'take('), {
    window,
    addEventListener: (kind: string, listener: Listener) => void listeners.set(kind, listener),
    take,
    document: {
      head: { append: ({ href }: { href: string }) => requests.push(`early ${href}`) },
      createElement: () => ({}),
    },
    PerformanceObserver: class {
      constructor(painted: () => void) {
        callbacks.paint = painted;
      }
      observe = () => undefined;
    },
    setTimeout: (start: () => void) => void (callbacks.tooLong = start),
  });
  return { requests, callbacks, window, listeners };
}

test('no script is requested before the page has been painted, and each once after that', async () => {
  const html = startAfterPaint(page(''));
  expect(html).not.toContain('modulepreload" href');
  expect(html).not.toContain('type="module"');
  expect(html).toContain('<link rel="stylesheet" href="/app.css"/>');
  const { requests, callbacks, window } = aBrowser(scriptIn(html));
  expect(requests).toEqual([]);
  callbacks.paint();
  callbacks.tooLong();
  await expect.poll(() => requests.at(-1)).toBe('/assets/entry.js');
  expect(requests).toEqual([
    'early /assets/entry.js',
    'early /assets/home.js',
    '/assets/manifest.js',
    '/assets/root.js',
    '/assets/home.js',
    '/assets/entry.js',
  ]);
  expect(window.modules).toEqual({
    root: { file: '/assets/root.js' },
    'routes/home': { file: '/assets/home.js' },
  });
});

test('a page that is never painted still starts', async () => {
  const { requests, callbacks } = aBrowser(scriptIn(startAfterPaint(page(''))));
  callbacks.tooLong();
  await expect.poll(() => requests.at(-1)).toBe('/assets/entry.js');
});

test('APP-03 the browser’s install prompt is kept before any script of the page runs', () => {
  const { requests, window, listeners } = aBrowser(scriptIn(startAfterPaint(page(''))));
  const prevented: boolean[] = [];
  const event = { preventDefault: () => void prevented.push(true) };
  listeners.get('beforeinstallprompt')?.(event);
  expect(window.installPrompt).toBe(event);
  expect([prevented, requests]).toEqual([[true], []]);
});

test('a page whose scripts are allowed by a nonce keeps the nonce', () => {
  expect(startAfterPaint(page(' nonce="abc"'))).toMatch(/<script nonce="abc">\(\(\) =>/);
});
