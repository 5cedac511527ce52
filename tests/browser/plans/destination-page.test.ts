import type { Page } from '@playwright/test';
import { expect, test } from '../setup/test.ts';

async function structuredData(page: Page): Promise<string> {
  return page.locator('script[type="application/ld+json"]').innerText();
}

for (const { path, other, language, home, facts, networks, related } of [
  {
    path: '/esim/japan',
    other: '/es/esim/japan',
    language: 'en',
    home: 'Home',
    facts: 'Good to know about Japan',
    networks: 'NTT Docomo 5G, SoftBank 5G, KDDI 5G.',
    related: 'Going further than Japan?',
  },
  {
    path: '/es/esim/japan',
    other: '/esim/japan',
    language: 'es',
    home: 'Inicio',
    facts: 'Conviene saber sobre Japón',
    networks: 'NTT Docomo 5G, SoftBank 5G, KDDI 5G.',
    related: '¿No te quedas solo en Japón?',
  },
]) {
  test(`PLANS-17 PLANS-18 CARD-09 ${path} shows plans, facts, networks, related regions and structured data, and may be indexed`, async ({
    page,
    shop,
    request,
  }) => {
    const response = await page.goto(path);
    const main = page.getByRole('main');
    const tabs = await main.getByRole('tab').allInnerTexts();
    const counts = tabs.map((tab) => Number(/\((\d+)\)$/.exec(tab)?.[1]));
    expect(counts).toHaveLength(3);
    await expect(main.getByRole('radio')).toHaveCount(counts[0] ?? 0);
    const plans = counts.reduce((sum, count) => sum + count, 0);
    for (const heading of [facts, related])
      await expect(main.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    await expect(main.getByText(networks)).toBeVisible();
    const asia = main.getByRole('link', { name: /^Asia/ });
    await expect(asia).toHaveText(/(?:the largest covers|el mayor cubre) 32 (?:countries|países).*4[.,]50/);
    await expect(asia).toHaveAttribute('href', `${path.replace('japan', '')}asia`);
    const data = await structuredData(page);
    expect(JSON.parse(data)).toMatchObject({
      '@graph': [
        { '@type': 'BreadcrumbList', itemListElement: [{ name: home }, {}, { item: shop.origin + path }] },
        {
          '@type': 'Product',
          offers: {
            '@type': 'AggregateOffer',
            priceCurrency: 'USD',
            offerCount: plans,
            offers: Array.from({ length: plans }, () => ({
              '@type': 'Offer',
              priceCurrency: 'USD',
              price: expect.stringMatching(/^\d+\.\d\d$/),
              url: expect.stringContaining(`${shop.origin}${path}/sakura-hop-`),
            })),
          },
        },
      ],
    });
    expect(data).not.toMatch(/rating|review/i);

    expect(response?.headers()['x-robots-tag']).toBeUndefined();
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    await expect(page).toHaveTitle(language === 'en' ? /Japan eSIM/ : /Japón/);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{50,}/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', shop.origin + path);
    const counterpart = page.locator(`link[rel="alternate"][hreflang="${language === 'en' ? 'es' : 'en'}"]`);
    await expect(counterpart).toHaveAttribute('href', shop.origin + other);
    const sitemap = await (await request.get('/sitemap.xml')).text();
    expect(sitemap).toContain(`<loc>${shop.origin}${path}</loc>`);
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${shop.origin}/sitemap.xml`);
    expect(robots).not.toContain('Disallow: /esim');
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('DEST-13 the page of a region says how many countries, and its long lists are folded', async ({
    page,
  }) => {
    await page.goto('/es/esim/europe');
    const main = page.getByRole('main');
    await expect(main.getByText(/^38 planes desde .* hasta 53 países/)).toBeVisible();
    const network = main.getByText('Ålcom LTE, Telia LTE');
    await expect(network).toBeHidden();
    await main.getByText('Redes en los 53 países').click();
    await expect(network).toBeVisible();
    await expect(main.locator('.related-destination').locator('visible=true')).toHaveCount(12);
    await main.getByText(/^\d+ países más$/).click();
    expect(await main.locator('.related-destination').locator('visible=true').count()).toBeGreaterThan(12);
  });
});
