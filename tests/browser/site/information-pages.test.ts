import type { Page } from '@playwright/test';
import { BRAND } from '#core/brand.ts';
import { accessibilityProblems } from '../setup/accessibility.ts';
import { open } from '../setup/page-state.ts';
import { expect, test } from '../setup/test.ts';

const main = (page: Page) => page.getByRole('main');

const LEGAL_PAGES = [
  {
    path: '/privacy-policy',
    title: 'Privacy policy',
    sections: 8,
    words: 'We never see your card number',
  },
  {
    path: '/es/privacy-policy',
    title: 'Política de privacidad',
    sections: 8,
    words: 'Nunca vemos el número de tu tarjeta',
  },
  {
    path: '/terms-of-service',
    title: 'Terms of service',
    sections: 8,
    words: 'A prepaid data plan',
  },
  {
    path: '/es/terms-of-service',
    title: 'Condiciones del servicio',
    sections: 8,
    words: 'Un plan de datos prepago',
  },
  {
    path: '/data-protection',
    title: 'Data protection',
    sections: 6,
    words: 'The safest data is the data we do not have',
  },
  {
    path: '/es/data-protection',
    title: 'Protección de datos',
    sections: 6,
    words: 'El dato más seguro es el que no tenemos',
  },
  {
    path: '/refund-policy',
    title: 'Refund policy',
    sections: 5,
    words: 'within 30 days of buying it',
  },
  {
    path: '/es/refund-policy',
    title: 'Política de reembolsos',
    sections: 5,
    words: 'en los 30 días siguientes a la compra',
  },
];

/** The page in both languages: its title, its own text, and sections that can be linked individually. */
async function readInBothLanguages(page: Page, english: string): Promise<void> {
  const pages = LEGAL_PAGES.filter(({ path }) => path === english || path === `/es${english}`);
  expect(pages).toHaveLength(2);
  for (const { path, title, sections, words } of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main(page)).toContainText(words);
    const contents = page.getByRole('navigation', { name: /On this page|En esta página/ }).getByRole('link');
    await expect(contents).toHaveCount(sections);
    const heading = await contents.last().innerText();
    await contents.last().click();
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport();
    await expect(main(page)).not.toContainText('{{');
  }
}

test('LEGAL-01 /privacy-policy shows the privacy policy', ({ page }) =>
  readInBothLanguages(page, '/privacy-policy'));
test('LEGAL-02 /terms-of-service shows the terms of service', ({ page }) =>
  readInBothLanguages(page, '/terms-of-service'));
test('LEGAL-03 /data-protection shows the data protection page', ({ page }) =>
  readInBothLanguages(page, '/data-protection'));
test('LEGAL-04 /refund-policy shows the refund policy', ({ page }) =>
  readInBothLanguages(page, '/refund-policy'));

const HOW_IT_WORKS = [
  {
    path: '/how-it-works',
    title: 'How it works',
    claims: [
      '200+ destinations',
      'one country from $3,',
      'a region from $4.50, global from $4.50',
      '30-day guarantee',
    ],
    guide: /^1\. Connect to Wi-Fi\. Open Settings › Cellular › Add eSIM\.$/,
    samsung: /SIM manager › Add eSIM\.$/,
  },
  {
    path: '/es/how-it-works',
    title: 'Cómo funciona',
    claims: [
      /más de 200 destinos/,
      /un país desde 3\sUS\$/,
      /una región desde 4,50\sUS\$, global desde 4,50\sUS\$/,
      'garantía de 30 días',
    ],
    guide: /^1\. Conéctate a una wifi\. Abre Ajustes › Datos móviles › Añadir eSIM\.$/,
    samsung: /Administrador de SIM › Añadir eSIM\.$/,
  },
];

test('PAGE-04 PAGE-05 PAGE-06 PAGE-07 PAGE-08 PAGE-12 PAGE-16 how it works shows its steps in pictures, and our claims', async ({
  page,
}) => {
  for (const { path, title, claims, guide, samsung } of HOW_IT_WORKS)
    await test.step(path, async () => {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(main(page).getByRole('listitem').getByRole('heading', { level: 2 })).toHaveCount(6);
      for (const claim of claims) await expect(main(page)).toContainText(claim);
      await expect(main(page).locator('.how-step svg')).toHaveCount(6);
      const shown = main(page).locator('.install-guide-step');
      await expect(shown.locator('svg')).toHaveCount(5);
      await expect(shown.first()).toHaveText(guide);
      await main(page).getByText('Samsung', { exact: true }).click();
      await expect(shown.first()).toHaveText(samsung);
      await expect(main(page), 'a figure of the calculator, which explains it').not.toContainText('95');
      expect(await accessibilityProblems(page, { within: '.how-steps' })).toEqual([]);
    });
});

const CONTACT = [
  {
    path: '/contact',
    reply: 'replies within 2 hours',
    chat: 'under 2 minutes',
    question: 'When do my days start?',
    answer: 'Most plans start when they first connect',
  },
  {
    path: '/es/contact',
    reply: 'te responde en menos de 2 horas',
    chat: 'menos de 2 minutos',
    question: '¿Cuándo empiezan mis días?',
    answer: 'Casi todos empiezan cuando se conectan',
  },
];

test('SUPPORT-01 SUPPORT-14 PAGE-09 CHAT-04 the contact page shows how to contact us and answers questions', async ({
  page,
}) => {
  for (const { path, reply, chat, question, answer: response } of CONTACT)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(main(page)).toContainText(reply);
      const write = main(page).getByRole('link', { name: /support@landfall\.example$/ });
      await expect(write).toHaveAttribute('href', 'mailto:support@landfall.example');
      await expect(main(page)).not.toContainText(chat);
      await expect(main(page).getByText(response)).toBeHidden();
      await main(page).getByRole('heading', { level: 3, name: question }).click();
      await expect(main(page).getByText(response)).toBeVisible();
    });
});

test('PAGE-01 PAGE-02 PAGE-03 the home page shows our name and our tagline', async ({ page }) => {
  for (const [path, line] of [
    ['/', 'Data the moment you land.'],
    ['/es', 'Datos desde que aterrizas.'],
  ] as const)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveTitle(new RegExp(BRAND));
      await expect(page.getByRole('contentinfo')).toContainText(line);
    });
});

// English first: a visitor who has been on a Spanish page is redirected to it.
const SELLER = [
  ['/terms-of-service', 'Landfall Sandbox · Calle Ejemplo 1, 28001 Madrid · Tax number B00000000'],
  ['/refund-policy', 'Landfall Sandbox · Calle Ejemplo 1, 28001 Madrid · Tax number B00000000'],
  ['/es/privacy-policy', 'Landfall Sandbox · Calle Ejemplo 1, 28001 Madrid · Número fiscal B00000000'],
  ['/es/withdrawal', 'Landfall Sandbox · Calle Ejemplo 1, 28001 Madrid · Número fiscal B00000000'],
] as const;

test('LEGAL-12 the legal pages and their footers name the seller and a contact address', async ({ page }) => {
  for (const [path, line] of SELLER)
    await test.step(path, async () => {
      await page.goto(path);
      for (const part of [main(page), page.getByRole('contentinfo')]) {
        await expect(part).toContainText(line);
        await expect(
          part.getByRole('link', { name: 'support@landfall.example', exact: true }),
        ).toHaveAttribute('href', 'mailto:support@landfall.example');
      }
    });
});

const STORED = [
  [
    '/privacy-policy',
    [
      'also when you do not finish paying',
      'the internet address and browser',
      'in our log',
      'when you pressed Pay, and the reminder of it: 90 days',
      'address was never confirmed and that has no order: 30 days',
      'never confirmed: 6 years',
      'address for 30 days',
      '30 days after the link ended',
      '180 days after it was sent',
      'or was to get: 30 days',
      'emails about an order: 90 days',
      'changes every day, without your address: 30 days',
    ],
  ],
  [
    '/es/privacy-policy',
    [
      'también si no terminas de pagar',
      'la dirección de internet y el navegador',
      'en nuestro registro',
      'cambia cada día, sin tu dirección: 30 días',
      'cuando pulsaste Pagar, y el aviso sobre él: 90 días',
      'nunca se confirmó y que no tiene pedidos: 30 días',
      'nunca se confirmó: 6 años',
      'su correo durante 30 días',
      '30 días después de que acabe el enlace',
      '180 días después de enviarlo',
      'o que iba a tener: 30 días',
      'correos sobre un pedido: 90 días',
    ],
  ],
] as const;

test('LEGAL-14 the privacy policy lists what is stored today and for how long', async ({ page }) => {
  for (const [path, stored] of STORED)
    await test.step(path, async () => {
      await page.goto(path);
      for (const words of stored) await expect(main(page)).toContainText(words);
    });
});

test('PAGE-12 the global plans show how many countries one eSIM covers, as the widest plan lists them', async ({
  page,
}) => {
  for (const [path, claim] of [
    ['/global-plans', /One eSIM for up to (\d+) countries\./],
    ['/es/global-plans', /Una eSIM para hasta (\d+) países\./],
  ] as const)
    await test.step(path, async () => {
      await page.goto(path);
      const count = claim.exec(await main(page).innerText())?.[1];
      const cards = await main(page).getByRole('article').allInnerTexts();
      const shown = cards.map((card) => Number(/(\d+) (?:countries|países)/.exec(card)?.[1] ?? 0));
      expect(Number(count)).toBeGreaterThan(0);
      expect(Math.max(...shown)).toBe(Number(count));
    });
});
