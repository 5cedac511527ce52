import { expect, test } from 'vitest';
import { aRunningApp } from '#tests/builders/app.ts';
import { builtPages } from '#tests/builders/built-pages.ts';
import { aGlobalPlan, aLocalPlan, anIndex, aRegionalPlan } from '#tests/builders/catalogue.ts';

const index = anIndex([
  aGlobalPlan(['ES', 'FR', 'JP']),
  aRegionalPlan('Europe', ['ES', 'FR'], { package_id: 'europe' }),
  aLocalPlan('JP'),
]);

const HEADINGS = {
  '/esim/global': [
    'Good to know about global plans',
    'Questions about global plans',
    'Visiting only one country?',
  ],
  '/es/esim/global': [
    'Conviene saber sobre los planes globales',
    'Preguntas sobre los planes globales',
    '¿Visitas solo un país?',
  ],
  '/pt/esim/global': [
    'Bom saber sobre os planos globais',
    'Dúvidas sobre os planos globais',
    'Vai a um só país?',
  ],
} as const;

test('DEST-29 the page of global plans has its own headings in every language, other regions have their names', async () => {
  const pages = await builtPages(index, { languages: ['en', 'es', 'pt'] });
  const { get } = await aRunningApp({ pages, catalogue: index });
  const headingsOf = async (path: string) => {
    const html = await (await get(path)).text();
    return [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, text = '']) => text.replace(/<[^>]*>/g, ''));
  };
  for (const [path, headings] of Object.entries(HEADINGS))
    expect(await headingsOf(path)).toEqual(expect.arrayContaining([...headings]));
  const europe = await headingsOf('/esim/europe');
  expect(europe).toContain('Good to know about Europe');
  for (const heading of HEADINGS['/esim/global']) expect(europe).not.toContain(heading);
});
