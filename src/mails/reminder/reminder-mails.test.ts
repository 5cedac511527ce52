import { expect, test } from 'vitest';
import { reminderMail, type ReminderMailFacts } from '#core/reminders/reminder-mail.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { aRemindedEsim } from '#tests/builders/reminders/reminded-esim.ts';
import { aPackage } from '#tests/builders/package.ts';
import { aSeller } from '#tests/builders/seller.ts';
import { renderMail } from '../render-mail.tsx';

const TOPUP = {
  packageId: 'japan-5gb-topup',
  slug: 'japan',
  type: 'topup' as const,
  priceCents: 950,
  availableStock: null,
  isWithdrawn: false,
  described: aPackage({ type: 'topup' }),
};

/** A mail as its reader gets it. */
function mailOf(changes: Partial<ReminderMailFacts> & { language?: 'en' | 'es' } = {}) {
  const { language = 'en', ...facts } = changes;
  const mail = reminderMail({
    kind: 'data-75',
    subject: aRemindedEsim({
      expiresAt: new Date('2026-11-20T08:30:00Z'),
      readAt: new Date('2026-11-17T08:55:00Z'),
      figures: { totalMegabytes: 5120, remainingMegabytes: 1229, isUnlimited: false },
    }),
    recipient: { email: 'ana@example.com', language, shareId: null },
    topup: TOPUP,
    optOutToken: 'AbC-123',
    shareUrl: null,
    topupToken: 'T0k-3n',
    reviewToken: null,
    publicOrigin: 'https://shop.example',
    seller: aSeller(),
    messagesOf,
    ...facts,
  });
  const { html, text } = renderMail(mail, messagesOf);
  return {
    subject: mail.content.subject,
    html,
    text: text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' '),
  };
}

const IN_BOTH = (needed: readonly string[], { html, text }: { html: string; text: string }) => {
  for (const words of needed) {
    expect(text).toContain(words);
    expect(html.replaceAll('&amp;', '&').replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')).toContain(
      words,
    );
  }
};

test('USAGE-18 USAGE-23 USAGE-26 the mail about data says how much is left, as of when, and has the suggested top-up', () => {
  const mail = mailOf();
  expect(mail.subject).toBe('1.2 GB left on your eSIM for Japan');
  IN_BOTH(
    [
      '75% of the data of this eSIM is used.',
      '1.2 GB of 5 GB',
      'Nov 17, 2026, 8:55 AM UTC',
      'Nov 20, 2026, 8:30 AM UTC',
      'ICCID ending in 3253',
      '$9.50',
      'https://shop.example/topup?esim=esim-1&package=japan-5gb-topup#link=T0k-3n',
      'https://shop.example/email-reminders/AbC-123',
    ],
    mail,
  );
});

test('USAGE-18 the mail about data says when it is used up, and that a top-up starts right away', () => {
  const figures = { totalMegabytes: 5120, remainingMegabytes: 0, isUnlimited: false };
  const subject = aRemindedEsim({ status: 'finished', figures });
  const mail = mailOf({ kind: 'data-90', subject });
  expect(mail.subject).toBe('Your data for Japan is used up');
  const url = 'https://shop.example/topup?esim=esim-1&package=japan-5gb-topup#link=T0k-3n';
  IN_BOTH(['All the data of this eSIM is used.', 'It starts right away', '0 MB of 5 GB', url], mail);
  expect(mailOf({ kind: 'data-90', subject, language: 'es' }).subject).toBe(
    'Se acabaron los datos de tu eSIM para Japón',
  );
});

test('USAGE-26 in Spanish everything is Spanish, also the addresses', () => {
  const mail = mailOf({ language: 'es' });
  expect(mail.subject).toBe('Quedan 1,2 GB en tu eSIM para Japón');
  IN_BOTH(
    [
      'Se ha usado el 75 % de los datos de esta eSIM.',
      '1,2 GB de 5 GB',
      '17 nov 2026, 8:55 UTC',
      '9,50 US$',
      'https://shop.example/es/topup?esim=esim-1&package=japan-5gb-topup#link=T0k-3n',
      'https://shop.example/es/email-reminders/AbC-123',
    ],
    mail,
  );
  expect(mail.text).not.toMatch(/\b(?:the|your|left|ends)\b/i);
});

test.each([
  ['ends-3-days', 'en', 'Your eSIM for Japan ends in less than 3 days'],
  ['ends-1-day', 'en', 'Your eSIM for Japan ends in less than 24 hours'],
  ['ends-3-days', 'es', 'Tu eSIM para Japón termina en menos de 3 días'],
  ['ends-1-day', 'es', 'Tu eSIM para Japón termina en menos de 24 horas'],
] as const)('USAGE-19 USAGE-26 the mail %s in %s', (kind, language, subject) => {
  const mail = mailOf({ kind, language });
  expect(mail.subject).toBe(subject);
  IN_BOTH([language === 'en' ? 'Nov 20, 2026, 8:30 AM UTC' : '20 nov 2026, 8:30 UTC'], mail);
});

test('USAGE-19 the end of an unlimited plan names no figures', () => {
  const figures = { totalMegabytes: 0, remainingMegabytes: 0, isUnlimited: true };
  const { text } = mailOf({ kind: 'ends-1-day', subject: aRemindedEsim({ figures }) });
  expect(text).not.toMatch(/Data left|MB|GB of/);
});

test('USAGE-23 an eSIM without top-ups leads to new plans; without an answer of the network the page chooses', () => {
  const none = mailOf({ topup: 'none' });
  IN_BOTH(['https://shop.example/esim/japan', 'This eSIM cannot be topped up.'], none);
  expect(none.text).not.toContain('/topup');
  const unknown = mailOf({ topup: null });
  IN_BOTH(['https://shop.example/topup?esim=esim-1#link=T0k-3n'], unknown);
  expect(unknown.text).not.toContain('package=');
  expect(unknown.text).not.toContain('for example');
});

const SHARE_URL = 'https://shop.example/es/share/AbCdEfGhIjKlMnOpQrStUv';
const CARMEN = { email: 'carmen@example.com', language: 'es', shareId: 'share-1' } as const;

test('USAGE-25 TOPUP-36 the recipient of a gift gets no id of the owner’s eSIM: the link has a token that chooses it', () => {
  const mail = mailOf({ recipient: CARMEN, shareUrl: SHARE_URL });
  IN_BOTH(['https://shop.example/es/topup?package=japan-5gb-topup#link=T0k-3n', '3253'], mail);
  expect(mail.text).not.toContain('esim-1');
});

test('USAGE-20 the question about the installation leads to the install page and the troubleshooter', () => {
  const mail = mailOf({ kind: 'not-installed' });
  expect(mail.subject).toBe('Did the installation of your eSIM for Japan work?');
  IN_BOTH(
    [
      'https://shop.example/dashboard/esims/esim-1/install',
      'https://shop.example/dashboard/esims/esim-1/help',
      'https://shop.example/email-reminders/AbC-123',
    ],
    mail,
  );
  const gift = mailOf({ kind: 'not-installed', recipient: CARMEN, shareUrl: SHARE_URL });
  IN_BOTH([SHARE_URL], gift);
  expect(gift.text).not.toContain('/dashboard/');
});

test('REVIEW-01 REVIEW-04 the request for a review has the link of its token, in the language of the recipient', () => {
  const review = { kind: 'review', reviewToken: 'AbCdEfGhIjKlMnOpQrStUv' } as const;
  const mail = mailOf(review);
  expect(mail.subject).toBe('How was your eSIM for Japan?');
  IN_BOTH(
    ['https://shop.example/review/AbCdEfGhIjKlMnOpQrStUv', 'https://shop.example/email-reminders/AbC-123'],
    mail,
  );
  const spanish = mailOf({ ...review, recipient: CARMEN, shareUrl: SHARE_URL });
  expect(spanish.subject).toBe('¿Qué tal tu eSIM para Japón?');
  IN_BOTH(['https://shop.example/es/review/AbCdEfGhIjKlMnOpQrStUv'], spanish);
  expect(`${spanish.html}${spanish.text}`).not.toContain(SHARE_URL);
});

test.each(['data-90', 'ends-1-day', 'not-installed'] as const)(
  'USAGE-24 a reminder %s has no codes, no whole ICCID and no order',
  (kind) => {
    const { html, text } = mailOf({ kind });
    expect(`${html}${text}`).not.toMatch(/LPA:1|8944465400003573253|100001|magic_link/);
  },
);

test.each([
  ['data-75', 'No more emails about low data', 'No enviar más correos sobre pocos datos'],
  ['data-90', 'No more emails about low data', 'No enviar más correos sobre pocos datos'],
  ['ends-3-days', 'No more emails about the end of a plan', 'No enviar más correos sobre el fin de un plan'],
  ['ends-1-day', 'No more emails about the end of a plan', 'No enviar más correos sobre el fin de un plan'],
  ['not-installed', 'No more emails about installation', 'No enviar más correos sobre la instalación'],
  ['review', 'No more requests for reviews', 'No pedirme más reseñas'],
] as const)('USAGE-29 the link of the mail %s says what it ends: %s', (kind, english, spanish) => {
  const facts = { kind, reviewToken: 'AbCdEfGhIjKlMnOpQrStUv' };
  IN_BOTH([english], mailOf(facts));
  IN_BOTH([spanish], mailOf({ ...facts, language: 'es' }));
});

test('GUIDE-02 the subject names a country with its article', () => {
  const subject = aRemindedEsim({
    described: aPackage({ country_region: 'United Kingdom', country_code: 'GB' }),
  });
  expect(mailOf({ subject }).subject).toBe('512 MB left on your eSIM for the United Kingdom');
  expect(mailOf({ subject, language: 'es' }).subject).toBe('Quedan 512 MB en tu eSIM para el Reino Unido');
});
