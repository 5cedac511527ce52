import { localizedPath } from '#core/language-path.ts';
import { beginCheckout, payWithoutPage } from '../setup/buy-esim.ts';
import { accessibilityProblems } from '../setup/accessibility.ts';
import { open } from '../setup/page-state.ts';
import { LANGUAGES } from '../setup/screens.ts';
import { expect, test } from '../setup/test.ts';

const WORDS = {
  en: {
    of: 'of 2',
    heading: 'Install your eSIMs',
    daysStart: /^Your (\d+ days start|day starts) when it first connects in Japan/,
    steps: 'Step by step',
    hints: ['Press the button on the phone', 'Scan it with the camera', 'Needs iOS 17.4'],
    emailed: 'We also email them to',
    install: /^Install on Android .*1 of 2/,
  },
  es: {
    of: 'de 2',
    heading: 'Instala tus eSIM',
    daysStart: /^Tus? (\d+ días empiezan|día empieza) cuando la eSIM se conecta/,
    steps: 'Paso a paso',
    hints: ['Pulsa el botón en el teléfono', 'Escanéalo con la cámara', 'Necesita iOS 17.4'],
    emailed: 'También las enviamos por correo a',
    install: /^Instalar en Android .*1 de 2/,
  },
} as const;
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

test.use({ userAgent: ANDROID });

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(
    `ORDER-18 ORDER-19 two units of one plan can be distinguished, with the instructions once and the button on the first screen, in ${language}`,
    { tag: '@phone' },
    async ({ page }) => {
      const { payUrl, sessionId } = await beginCheckout(page.request, { language, quantity: 2 });
      await payWithoutPage(page.request, payUrl);
      await open(page, localizedPath(`/checkout/success?session_id=${sessionId}`, language));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: words.heading })).toBeVisible();
      for (const number of [1, 2])
        await expect(main.getByRole('heading', { level: 3, name: `(${number} ${words.of})` })).toHaveCount(1);
      const codes = await main.getByText(/^LPA:1\$/).allInnerTexts();
      expect(new Set(codes).size).toBe(2);
      await expect(main.getByRole('heading', { name: words.steps })).toHaveCount(1);
      for (const hint of words.hints) await expect(main.getByText(hint)).toHaveCount(1);
      await expect(main.getByText(words.emailed)).toBeVisible();
      await expect(main.getByText(words.daysStart)).toHaveCount(2);
      await expect(main.getByRole('link', { name: words.install })).toBeInViewport({ ratio: 1 });
      expect(await accessibilityProblems(page)).toEqual([]);
    },
  );
}
