import { expect, type Page } from '@playwright/test';
import { beginCheckout, payWithoutPage } from './buy-esim.ts';
import type { Mailbox } from './outside-world.ts';
import { open } from './page-state.ts';
import type { Language } from './screens.ts';

const WORDS = {
  en: { signIn: 'Sign in', mine: 'My eSIMs' },
  es: { signIn: 'Iniciar sesión', mine: 'Mis eSIM' },
} as const;

/** Buys as a guest, opens the mail's link and clicks its button. */
export async function signInAsBuyer(
  page: Page,
  mailbox: Mailbox,
  bought: Language | Readonly<{ language: Language; activationPolicy?: 'installation'; quantity?: number }>,
): Promise<string> {
  const options = typeof bought === 'string' ? { language: bought } : bought;
  const { language } = options;
  const { email, payUrl } = await beginCheckout(page.request, options);
  await payWithoutPage(page.request, payUrl);
  const links: string[] = [];
  // Waits for the mail with the activation code: then the dashboard shows an eSIM.
  await expect
    .poll(async () => {
      const mails = (await mailbox.mailsTo(email)).filter(({ text }) => text.includes('LPA:1$'));
      links.push(...mails.flatMap(({ text }) => /https?:\/\/\S*magic_link=\S+/.exec(text) ?? []));
      return links.length;
    })
    .toBeGreaterThan(0);
  await open(page, links[0] ?? '');
  await page.getByRole('main').getByRole('button', { name: WORDS[language].signIn }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS[language].mine);
  return email;
}
