import { localizedPath } from '#core/language-path.ts';
import { accessibilityProblems } from '../setup/accessibility.ts';
import { beginCheckout, payWithoutPage } from '../setup/buy-esim.ts';
import { open } from '../setup/page-state.ts';
import { LANGUAGES, widthTag } from '../setup/screens.ts';
import { signInAsBuyer } from '../setup/sign-in-as-buyer.ts';
import { expect, test } from '../setup/test.ts';

const WORDS = {
  en: {
    heading: 'Install your eSIM',
    qr: /^QR code that installs/,
    warning: /^Your (\d+ days start|day starts) when you install it/,
    install: /^Install /,
    ordered: 'What you ordered',
    title: / eSIM, .*, \d+\sdays?/,
    other: 'es',
  },
  es: {
    heading: 'Instala tu eSIM',
    qr: /^Código QR que instala/,
    warning: /^Tus? (\d+ días empiezan|día empieza) al instalarla/,
    install: /^Instalar /,
    ordered: 'Lo que pediste',
    title: /^eSIM para .*, \d+\sdías?/,
    other: 'en',
  },
} as const;

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(
    `INSTALL-16 who buys a plan whose days start at installation is warned above the QR code, in ${language}`,
    { tag: widthTag(language) },
    async ({ page }) => {
      // Bought in the other language: titles follow the page that shows them.
      const options = { language: words.other, activationPolicy: 'installation' } as const;
      const { payUrl, sessionId } = await beginCheckout(page.request, options);
      await payWithoutPage(page.request, payUrl);
      await open(page, localizedPath(`/checkout/success?session_id=${sessionId}`, language));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: words.heading })).toBeVisible();
      const warning = main.locator('.install-warning').first();
      await expect(warning).toHaveText(words.warning);
      const [said, qr] = [
        await warning.boundingBox(),
        await main.getByRole('img', { name: words.qr }).boundingBox(),
      ];
      expect((said?.y ?? Infinity) + (said?.height ?? 0)).toBeLessThan(qr?.y ?? 0);
      const ordered = main.locator('section').filter({ hasText: words.ordered }).last();
      await expect(ordered.getByText(words.title)).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
    },
  );
}

test(
  'INSTALL-16 the installation page of the dashboard says when the days start',
  { tag: '@phone' },
  async ({ page, mailbox }) => {
    const words = WORDS.es;
    await signInAsBuyer(page, mailbox, { language: 'es', activationPolicy: 'installation' });
    const card = page.getByRole('main').getByRole('article').first();
    await expect(card.locator('.install-warning')).toHaveText(words.warning);
    await card.getByRole('link', { name: words.install }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('img', { name: words.qr })).toBeVisible();
    await expect(main.locator('.install-warning').first()).toHaveText(words.warning);
  },
);
