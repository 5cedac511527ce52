import { expect, test } from 'vitest';
import { ACCOUNT_MAILS, accountMail } from './account-mails.ts';

const URL = 'https://shop.example/auth?mode=reset-password&token=abc';

test.each(ACCOUNT_MAILS)(
  'the mail %s says what it is, carries its link in both forms, and differs by language',
  (kind) => {
    const english = accountMail(kind, 'en', URL);
    const spanish = accountMail(kind, 'es', URL);
    for (const [mail, language] of [[english, 'en'] as const, [spanish, 'es'] as const]) {
      expect(mail.text).toContain(URL);
      expect(mail.html).toContain(`<html lang="${language}">`);
      expect(mail.html).toContain('href="https://shop.example/auth?mode=reset-password&amp;token=abc"');
    }
    expect(spanish.subject).not.toBe(english.subject);
  },
);
