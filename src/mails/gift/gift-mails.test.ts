import { expect, test } from 'vitest';
import { orderMail } from '#core/orders/mail/order-mail.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { aDueMail, aMailedGift, MAIL_LINKS } from '#tests/builders/due-mail.ts';
import { renderMail } from '../render-mail.tsx';

function rendered(kind: 'gift' | 'gift-receipt' | 'welcome', changes: Parameters<typeof aDueMail>[0] = {}) {
  const { mail, qrCodes } = orderMail(aDueMail({ kind, gift: aMailedGift(), ...changes }), MAIL_LINKS);
  return { ...renderMail(mail, messagesOf), subject: mail.content.subject, qrCodes };
}

test.each(['en', 'es'] as const)(
  'GIFT-07 the mail in %s to the recipient says who sends it, has the link, and neither price nor order',
  (language) => {
    const { text, html, subject, qrCodes } = rendered('gift', { gift: aMailedGift({ language }) });
    for (const needed of ['Eva', 'ana@example.com', 'Enjoy the trip!', '/share/a-secret-of-the-link-1']) {
      expect(text).toContain(needed);
      expect(html).toContain(needed);
    }
    expect(html).toContain(`<html lang="${language}">`);
    expect(subject).toBe(
      language === 'es' ? 'Te han regalado una eSIM' : 'You have received an eSIM as a gift',
    );
    for (const hidden of ['9.50', '9,50', '100001', 'LPA:', 'magic_link', '8944465400003573253'])
      expect(text + html).not.toContain(hidden);
    expect(qrCodes).toEqual([]);
  },
);

/** Why the recipient has the mail: with the giver's name, and without. */
const WHY = {
  en: [
    "We have not checked the buyer's name or address.",
    "We have not checked who owns the buyer's address.",
  ],
  es: [
    'No hemos comprobado el nombre ni la dirección de quien lo compró.',
    'No hemos comprobado de quién es la dirección del comprador.',
  ],
  pt: [
    'Não verificamos o nome nem o endereço de quem comprou.',
    'Não verificamos de quem é o endereço do comprador.',
  ],
} as const;

test.each(['en', 'es', 'pt'] as const)(
  'GIFT-32 the mail in %s names the giver beside their address, and says that nobody checked it',
  (language) => {
    const [ofName, ofAddress] = WHY[language];
    const named = rendered('gift', { gift: aMailedGift({ language, giverName: 'Aunt Ana' }) });
    expect(named.text).toContain('Aunt Ana (ana@example.com)');
    expect(named.subject).not.toContain('Aunt Ana');
    expect(named.text).toContain(ofName);
    expect(named.text).not.toContain(ofAddress);
    const { text } = rendered('gift', { gift: aMailedGift({ language }) });
    expect(text).toContain(ofAddress);
    expect(text).not.toContain(ofName);
    expect(text).not.toContain('(ana@example.com)');
  },
);

test('GIFT-04 the message is shown as text, whatever it contains', () => {
  const { html } = rendered('gift', { gift: aMailedGift({ message: '<a href="x">click</a>' }) });
  expect(html).toContain('&lt;a href=&quot;x&quot;&gt;click&lt;/a&gt;');
});

test.each([
  ['en', 'on Friday, November 20, 2026'],
  ['es', 'el viernes, 20 de noviembre de 2026'],
] as const)(
  'GIFT-06 the receipt in %s says to whom and when it is sent, with price and without a code',
  (language, day) => {
    const { text, html, qrCodes } = rendered('gift-receipt', { language });
    for (const needed of ['eva@example.com', day, '100001', language === 'es' ? '9,50' : '$9.50'])
      expect(text).toContain(needed);
    expect(text).toContain(MAIL_LINKS.signInUrl);
    for (const hidden of ['LPA:', 'K2-ABC', '8944465400003573253', '/share/', 'cid:'])
      expect(text + html).not.toContain(hidden);
    expect(qrCodes).toEqual([]);
  },
);

test('GIFT-06 the welcome mail of a gift promises a receipt, not an eSIM', () => {
  expect(rendered('welcome').text).toContain('It is a gift for eva@example.com. A receipt follows');
});
