import { expect, test } from 'vitest';
import { orderMail } from '#core/orders/mail/order-mail.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { aDueMail, aMailedGift, MAIL_LINKS } from '#tests/builders/due-mail.ts';
import { aPackage } from '#tests/builders/package.ts';
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

/** What a mail with the name of the giver says, and one without. */
const GIVER_WORDS = {
  en: {
    named: ['Message from Aunt Ana:', "We have not checked the buyer's name or address."],
    unnamed: ['Message from the buyer:', "We have not checked who owns the buyer's address."],
  },
  es: {
    named: ['Mensaje de Aunt Ana:', 'No hemos comprobado el nombre ni la dirección de quien lo compró.'],
    unnamed: [
      'Mensaje de quien te lo regala:',
      'No hemos comprobado de quién es la dirección del comprador.',
    ],
  },
  pt: {
    named: ['Mensagem de Aunt Ana:', 'Não verificamos o nome nem o endereço de quem comprou.'],
    unnamed: ['Mensagem de quem deu o presente:', 'Não verificamos de quem é o endereço do comprador.'],
  },
} as const;

test.each(['en', 'es', 'pt'] as const)(
  'GIFT-32 the mail in %s names the giver beside their address, and says that nobody checked it',
  (language) => {
    const { named, unnamed } = GIVER_WORDS[language];
    const mail = rendered('gift', { gift: aMailedGift({ language, giverName: 'Aunt Ana' }) });
    expect(mail.subject).not.toContain('Aunt Ana');
    for (const words of ['Aunt Ana (ana@example.com)', ...named]) expect(mail.text).toContain(words);
    for (const words of unnamed) expect(mail.text).not.toContain(words);
    const { text } = rendered('gift', { gift: aMailedGift({ language }) });
    for (const words of unnamed) expect(text).toContain(words);
    for (const words of named) expect(text).not.toContain(words);
    expect(text).not.toContain('(ana@example.com)');
  },
);

test.each([
  ['en', 'The last day to install it is May 18, 2027.', 'of buying'],
  ['es', 'El último día para instalarla es el 18 de mayo de 2027.', 'tras la compra'],
  ['pt', 'O último dia para instalar é 18 de maio de 2027.', 'após a compra'],
] as const)(
  'GIFT-37 the mail in %s names the day until which the eSIM must be installed',
  (language, words, buying) => {
    const [esim] = aMailedGift().esims;
    if (esim === undefined) throw new Error('The gift has no eSIM');
    const within = (days: number | null) =>
      rendered('gift', {
        gift: aMailedGift({
          language,
          esims: [{ ...esim, described: aPackage({ install_window_days: days }) }],
        }),
      }).text.replaceAll(/\s+/g, ' ');
    expect(within(180)).toContain(words);
    expect(within(180)).not.toContain(buying);
    expect(within(null)).not.toContain('2027');
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
  expect(rendered('welcome').text).toContain('It is a gift for eva@example.com. A receipt comes');
});
