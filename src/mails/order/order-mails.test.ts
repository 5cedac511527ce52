import { expect, test } from 'vitest';
import type { DueMail, MailedEsim } from '#core/orders/mail/mail-store.ts';
import { orderMail } from '#core/orders/mail/order-mail.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { aDeliveredEsim, aDueMail, aMailedGift, MAIL_LINKS as LINKS } from '#tests/builders/due-mail.ts';
import { aPackage } from '#tests/builders/package.ts';
import { aSeller } from '#tests/builders/seller.ts';
import { renderMail } from '../render-mail.tsx';

const ESIM = aDeliveredEsim();

/** An order mail as the customer gets it. */
function mailOf(due: DueMail) {
  const { mail, qrCodes } = orderMail(due, LINKS);
  return { subject: mail.content.subject, ...renderMail(mail, messagesOf), qrCodes };
}

test.each(['en', 'es', 'pt'] as const)(
  'the order mail in %s has everything to install the eSIM, in text and HTML',
  (language) => {
    const { subject, text, html, qrCodes } = mailOf(aDueMail({ language }));
    expect(subject).toContain('100001');
    for (const needed of ['rsp.example', 'K2-ABC', '8944465400003573253', 'globaldata']) {
      expect(text).toContain(needed);
      expect(html).toContain(needed);
    }
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain('src="cid:qr-1@landfall"');
    expect(text).toMatch(/QR.*: esim-1\.png/);
    expect(qrCodes).toEqual([
      { contentId: 'qr-1@landfall', fileName: 'esim-1.png', activationCode: ESIM.activationCode },
    ]);
    const start = { en: 'Your 7 days start', es: 'Tus 7 días empiezan', pt: 'Seus 7 dias começam' };
    expect(text).toContain(start[language]);
    expect(text).toContain(LINKS.helpUrl);
    expect(text).toContain(LINKS.signInUrl);
  },
);

test.each(['welcome', 'order', 'refund', 'gift', 'gift-receipt'] as const)(
  'ORDER-34 the HTML of the mail %s shows no address of a page, its text does',
  (kind) => {
    const { html, text } = mailOf(aDueMail({ kind, gift: kind.startsWith('gift') ? aMailedGift() : null }));
    const seen = html.replaceAll(/<[^>]*>/g, ' ');
    expect(html).toContain(`href="${LINKS.helpUrl}"`);
    expect(seen).not.toContain('https://');
    expect(text).toContain(LINKS.helpUrl);
    expect(text).toContain(LINKS.privacyUrl);
  },
);

test.each([
  ['en', /It is also kept in an account for this address; you only need to sign in to see it there\./],
  [
    'es',
    /También queda guardada en una cuenta con esta dirección; solo tienes que iniciar sesión para verla ahí\./,
  ],
  [
    'pt',
    /Ele também fica guardado em uma conta deste endereço; você só precisa entrar para ver o eSIM nela\./,
  ],
] as const)('ESIM-45 the welcome mail in %s says that the account keeps the eSIM', (language, sentence) => {
  const { text } = mailOf(aDueMail({ kind: 'welcome', language }));
  expect(text.replaceAll(/\s+/g, ' ')).toMatch(sentence);
  expect(text).not.toMatch(/opened an account|abrimos una cuenta|abrimos uma conta/);
});

test('an install link on any other host is omitted from the mail', () => {
  const esim = { ...ESIM, appleInstallUrl: 'https://evil.example/esim' };
  const { text, html } = mailOf(
    aDueMail({
      units: [{ described: aPackage(), priceCents: 950, paidCents: 950, isDelivered: true, esim }],
    }),
  );
  expect(text + html).not.toContain('evil.example');
});

test('FULFIL-04 the mail of a partly delivered order lists the delivered and the undelivered units', () => {
  const mail = aDueMail({
    units: [
      { described: aPackage(), priceCents: 950, paidCents: 950, isDelivered: true, esim: ESIM },
      {
        described: aPackage({ country_region: 'Spain', country_code: 'ES' }),
        priceCents: 450,
        paidCents: 450,
        isDelivered: false,
        esim: null,
      },
    ],
  });
  const { text, qrCodes } = mailOf(mail);
  expect(text).toContain('Spain eSIM, 5 GB, 7 days: Not delivered; being refunded ($4.50)');
  expect(qrCodes).toHaveLength(1);
});

test('FULFIL-05 the refund mail has the amount and no code', () => {
  const mail = aDueMail({
    kind: 'refund',
    refundedCents: 950,
    units: [{ described: aPackage(), priceCents: 950, paidCents: 950, isDelivered: false, esim: null }],
  });
  const { text, qrCodes } = mailOf(mail);
  expect(text).toContain('Refunded: $9.50');
  expect(text).toContain('We could not deliver');
  expect(text).toContain('100001');
  expect(text).not.toContain('LPA:');
  expect(qrCodes).toEqual([]);
  expect(mailOf({ ...mail, language: 'es' }).text).toMatch(/Reembolsado: 9,50/);
});

test('ADMIN-07 the mail about a refund by staff has what was refunded, why and how much', () => {
  const units = ['Japan', 'Spain'].map((country) => ({
    described: aPackage({ country_region: country, country_code: country === 'Japan' ? 'JP' : 'ES' }),
    priceCents: 950,
    paidCents: 950,
    isDelivered: true,
    esim: ESIM,
  }));
  const mail = aDueMail({
    kind: 'refund-after-delivery',
    refundedCents: 950,
    requestedRefund: { reason: 'withdrawal', units: [1] },
    units,
  });
  const { text, qrCodes } = mailOf(mail);
  expect(text).toContain('You withdrew from the purchase');
  expect(text).toContain('Refunded: $9.50');
  expect(text).toContain('Spain');
  expect(text).not.toContain('Japan');
  expect(text).not.toContain('LPA:');
  expect(qrCodes).toEqual([]);
  expect(mailOf({ ...mail, language: 'es' }).text).toContain('Has desistido de la compra');
});

test('AUTH-34 the welcome mail has the sign-in link and no code yet', () => {
  const { text, html } = mailOf(aDueMail({ kind: 'welcome' }));
  expect(text).toContain(LINKS.signInUrl);
  expect(html).toContain('href="https://shop.example/auth?magic_link=abc"');
  expect(text).not.toContain('LPA:');
});

test('a name with markup in it stays text', () => {
  const described = aPackage({ country_region: '<b>X</b>', country_code: null, coverage_type: 'regional' });
  const { html } = mailOf(
    aDueMail({ units: [{ described, priceCents: 1, paidCents: 1, isDelivered: true, esim: ESIM }] }),
  );
  expect(html).not.toContain('<b>X');
});

const SECOND: MailedEsim = {
  ...ESIM,
  iccid: '8944465400003573254',
  matchingId: 'K2-DEF',
  activationCode: 'LPA:1$rsp.example$K2-DEF',
};

function aTwin(language: 'en' | 'es') {
  const units = [ESIM, SECOND].map((esim) => ({
    described: aPackage(),
    priceCents: 400,
    paidCents: 380,
    isDelivered: true,
    esim,
  }));
  return mailOf(aDueMail({ language, units, totalCents: 760 }));
}

const TWIN_WORDS = {
  en: { heading: 'Your eSIMs are ready', of: 'of 2', install: 'How to install', arrival: 'When you arrive' },
  es: { heading: 'Tus eSIM están listas', of: 'de 2', install: 'Cómo se instala', arrival: 'Al llegar' },
} as const;

test.each(['en', 'es'] as const)(
  'ORDER-18 ORDER-19 two eSIMs of one plan are numbered in %s, and the instructions appear once',
  (language) => {
    const { heading, of, install, arrival } = TWIN_WORDS[language];
    const { subject, text, html } = aTwin(language);
    const [first, second] = [`(1 ${of}) ==`, `(2 ${of}) ==`];
    expect(subject).toContain(heading);
    expect(html).toContain(`>${heading}</h1>`);
    for (const once of [first, second, `== ${install} ==`, `== ${arrival} ==`])
      expect(text.split(once)).toHaveLength(2);
    expect(text.indexOf('K2-ABC')).toBeGreaterThan(text.indexOf(first));
    expect(text.indexOf('K2-ABC')).toBeLessThan(text.indexOf(second));
    expect(text.indexOf('K2-DEF')).toBeGreaterThan(text.indexOf(second));
  },
);

test('ORDER-20 the mail lists every item with its price, the discount and the total', () => {
  const { text, html } = aTwin('en');
  expect(text).toContain('2 × Japan eSIM, 5 GB, 7 days: $8.00\nDiscount: −$0.40\nTotal: $7.60');
  for (const amount of ['$8.00', '−$0.40', '$7.60']) expect(html).toContain(amount);
  expect(aTwin('es').text).toMatch(/Descuento: −0,40.*\nTotal: 7,60/);
  expect(mailOf(aDueMail()).text).not.toContain('Discount');
});

test.each(['en', 'es'] as const)(
  'ORDER-20 LEGAL-12 every mail in %s contains seller, terms, privacy and withdrawal',
  (language) => {
    for (const kind of ['welcome', 'order', 'refund'] as const) {
      const { text, html } = mailOf(aDueMail({ kind, language }));
      const { name, address, taxId, supportEmail } = aSeller();
      for (const needed of [
        name,
        address,
        taxId,
        supportEmail,
        LINKS.termsUrl,
        LINKS.privacyUrl,
        LINKS.withdrawalUrl,
        '100001',
      ]) {
        expect(text).toContain(needed);
        expect(html).toContain(needed);
      }
    }
  },
);

test('CHECKOUT-29 the order mail confirms the consent only when it was given', () => {
  const consent = 'You asked us to begin at once';
  expect(mailOf(aDueMail()).text).toContain(consent);
  expect(mailOf(aDueMail({ isWithdrawalAccepted: false })).text).not.toContain(consent);
});

test('ORDER-20 the APN is an arrival step only where it must be entered by hand', () => {
  expect(mailOf(aDueMail()).text).toContain('enter the APN');
  for (const kind of ['automatic', 'manual'] as const) {
    const esim = { ...ESIM, apn: { kind, value: null } };
    const units = [{ described: aPackage(), priceCents: 950, paidCents: 950, isDelivered: true, esim }];
    const { text } = mailOf(aDueMail({ units }));
    expect(text).toContain('Turn on data roaming');
    expect(text).not.toContain('enter the APN');
  }
});

test('the mail about a returned payment does not mention a failed delivery', () => {
  const units = [{ described: aPackage(), priceCents: 950, paidCents: 950, isDelivered: false, esim: null }];
  const { text } = mailOf(aDueMail({ kind: 'refund', isPaymentReturned: true, refundedCents: 950, units }));
  expect(text).toContain('already closed, or with another amount');
  expect(text).not.toContain('could not deliver');
});

const AT_HOME = { en: 'at home', es: 'en casa' } as const;
const ON_INSTALL = { en: 'as soon as you install it', es: 'en cuanto la instalas' } as const;

test.each(['en', 'es'] as const)(
  'INSTALL-16 the order mail in %s advises to install at home only when installing does not start the days',
  (language) => {
    const later = { described: aPackage(), priceCents: 950, paidCents: 950, isDelivered: true, esim: ESIM };
    const atOnce = {
      ...later,
      described: aPackage({ country_region: 'Spain', activation_policy: 'installation' }),
      isDelivered: true,
      esim: SECOND,
    };
    const written = (units: DueMail['units']) => mailOf(aDueMail({ language, units }));
    expect(written([later, later]).text).toContain(AT_HOME[language]);
    expect(written([later, later]).text).not.toContain(ON_INSTALL[language]);
    for (const units of [[atOnce], [later, atOnce]]) {
      const { text, html } = written(units);
      expect(text).not.toContain(AT_HOME[language]);
      expect(text.indexOf(ON_INSTALL[language])).toBeLessThan(text.indexOf('=='));
      expect(text).toContain(ON_INSTALL[language]);
      expect(html.split('border:2px solid')).toHaveLength(3);
    }
    expect(written([later, { ...atOnce, isDelivered: false, esim: null }]).text).toContain(AT_HOME[language]);
  },
);

test.each(['en', 'es', 'pt'] as const)(
  'ORDER-42 INSTALL-16 in %s the install links of the only eSIM stand above its QR code, with the start of its days',
  (language) => {
    const { html } = mailOf(aDueMail({ language }));
    const qrAt = html.indexOf('cid:qr-1');
    const linkAt = html.indexOf('href="https://esimsetup.android.com');
    const start = { en: 'Your 7 days start', es: 'Tus 7 días empiezan', pt: 'Seus 7 dias começam' }[language];
    const steps = { en: 'How to install', es: 'Cómo se instala', pt: 'Como instalar' }[language];
    const order = [html.indexOf(start), linkAt, html.indexOf(steps), qrAt];
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(Math.min(...order)).toBeGreaterThan(0);
    expect(html.split('href="https://esimsetup.android.com')).toHaveLength(2);
  },
);

test('ORDER-42 of several eSIMs each has its links above its own code, and each traveller gets one code', () => {
  const { html, text } = aTwin('en');
  const places = (needle: string) => [...html.matchAll(new RegExp(needle, 'g'))].map(({ index }) => index);
  const [first = 0, second = 0] = places('href="https://esimsetup.android.com');
  const [one = 0, two = 0] = places('cid:qr-');
  expect([first, one, second, two]).toEqual([first, one, second, two].toSorted((a, b) => a - b));
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Give each traveller one code');
  expect(text).not.toContain('Do not share it');
});

test.each([
  ['en', 'Your eSIM comes', 'Your eSIMs come'],
  ['es', 'Tu eSIM llega', 'Tus eSIM llegan'],
] as const)('ORDER-19 the welcome mail in %s speaks of one eSIM or of several', (language, one, many) => {
  const unit = { described: aPackage(), priceCents: 950, paidCents: 950, isDelivered: false, esim: null };
  const written = (units: DueMail['units']) => mailOf(aDueMail({ kind: 'welcome', language, units })).text;
  expect(written([unit])).toContain(one);
  expect(written([unit, unit])).toContain(many);
});
