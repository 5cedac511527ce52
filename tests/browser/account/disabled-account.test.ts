import { localizedPath } from '#core/language-path.ts';
import { accessibilityProblems, sidewaysPixels } from '../setup/accessibility.ts';
import { aBuyer } from '../setup/buy-esim.ts';
import { linkInMail } from '../setup/link-in-mail.ts';
import { open } from '../setup/page-state.ts';
import { withDatabase } from '../setup/shop-database.ts';
import { expect, test } from '../setup/test.ts';

const PASSWORD = 'a harbour at 5 o’clock';
const WORDS = {
  en: {
    password: 'Password',
    button: 'Sign in',
    disabled:
      'This account is disabled, so you cannot sign in. Your eSIMs keep working. Write to us from the contact page if you need help.',
  },
  es: {
    password: 'Contraseña',
    button: 'Iniciar sesión',
    disabled:
      'Esta cuenta está desactivada y no puedes iniciar sesión. Tus eSIM siguen funcionando. Si necesitas ayuda, escríbenos desde la página de contacto.',
  },
} as const;

for (const language of ['en', 'es'] as const)
  test(
    `ADMIN-29 a disabled account is informed why it cannot sign in, by password and by link: ${language}`,
    { tag: '@both' },
    async ({ page, mailbox, shop, browserErrors }) => {
      browserErrors.expect(/403 \(Forbidden\)/);
      const { password, button, disabled } = WORDS[language];
      const email = aBuyer();
      await page.request.post('/api/auth/sign-up/email', { data: { email, password: PASSWORD, name: '' } });
      const [, token = ''] = /confirm=([^&]+)/.exec(await linkInMail(mailbox, email, 'confirm')) ?? [];
      await page.request.post('/api/auth/verify-email', { data: { token } });
      await page.context().clearCookies();
      await page.request.post('/api/auth/sign-in/magic-link', { data: { email } });
      const [, query = ''] = (await linkInMail(mailbox, email, 'magic_link')).split('?');
      await withDatabase(shop.dataDir, (client) =>
        client.query('update users set disabled_at = now() where email = $1', [email]),
      );

      const main = page.getByRole('main');
      await open(page, localizedPath(`/auth?mode=signin&email=${email}`, language));
      await main.getByLabel(password).fill(PASSWORD);
      await main.getByRole('button', { name: button, exact: true }).click();
      await expect(main.getByRole('alert')).toHaveText(disabled);
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await sidewaysPixels(page)).toBe(0);

      await open(page, localizedPath(`/auth?${query}`, language));
      await main.getByRole('button', { name: button }).click();
      await expect(main.getByText(disabled)).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await sidewaysPixels(page)).toBe(0);
    },
  );
