import { expect, test } from 'vitest';
import { ACCOUNT_MAILS, accountMail, type AccountMailKind } from '#core/accounts/account-mails.ts';
import type { Language } from '#core/language.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { aSeller } from '#tests/builders/seller.ts';
import { renderMail } from '../render-mail.tsx';

const URL = 'https://shop.example/auth?mode=reset-password&token=abc';
const AT = new Date('2026-11-18T06:30:00Z');

function mailOf(kind: AccountMailKind, language: Language) {
  const content = accountMail(kind, { language, url: URL, seller: aSeller(), messagesOf, at: AT });
  return { subject: content.subject, ...renderMail({ name: kind, content }, messagesOf) };
}

test.each(ACCOUNT_MAILS)(
  'the mail %s states its purpose, has its link in text and HTML, and differs by language',
  (kind) => {
    const english = mailOf(kind, 'en');
    const spanish = mailOf(kind, 'es');
    for (const [mail, language] of [[english, 'en'] as const, [spanish, 'es'] as const]) {
      expect(mail.text).toContain(URL);
      expect(mail.html).toContain(`<html lang="${language}">`);
      expect(mail.html).toContain('href="https://shop.example/auth?mode=reset-password&amp;token=abc"');
    }
    expect(english.text).toContain('Tax number B12345678\nhelp@viajes-prueba.example');
    expect(spanish.text).toContain('Número fiscal B12345678\nhelp@viajes-prueba.example');
    expect(spanish.html).toContain(
      'Viajes Prueba S.L. · Calle Mayor 1, 28013 Madrid · Número fiscal B12345678',
    );
    expect(english.html).toContain('href="mailto:help@viajes-prueba.example"');
    expect(spanish.subject).not.toBe(english.subject);
  },
);
