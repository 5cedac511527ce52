import { beforeAll, expect, test } from 'vitest';
import { aRunningApp } from '#tests/builders/app.ts';
import { builtPages } from '#tests/builders/built-pages.ts';
import { aGlobalPlan, aLocalPlan, anIndex } from '#tests/builders/catalogue.ts';

const index = anIndex([aLocalPlan('JP', { is_popular: true }), aLocalPlan('IQ'), aGlobalPlan(['FR', 'JP'])]);
let pages: Awaited<ReturnType<typeof builtPages>>;

beforeAll(async () => {
  pages = await builtPages(index);
}, 60_000);

async function open(path: string) {
  const { get } = await aRunningApp({ pages, catalogue: index });
  const response = await get(path);
  const html = await response.text();
  const text = html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
  return { status: response.status, html, text };
}

test('ROUTE-26 the page of a country without plans is a 404 that names it and leads on', async () => {
  const { status, html, text } = await open('/es/esim/iran');
  expect(status).toBe(404);
  expect(html).toContain('name="robots" content="noindex"');
  expect(text).toContain('Aún no hay planes para Irán');
  expect(text).not.toContain('no está en nuestro mapa');
  expect(html).toContain('href="/es/coverage-map#ir"');
  expect(html).toContain('href="/es/esim/iraq"');
  expect(html, 'Japan is not near').not.toContain('href="/es/esim/japan"');
  expect((await open('/esim/iran')).text).toContain('No plans for Iran yet');
  expect((await open('/esim/atlantis')).text).not.toContain('No plans for');
});
