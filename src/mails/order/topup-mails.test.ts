import { expect, test } from 'vitest';
import type { DueMail } from '#core/orders/mail/mail-store.ts';
import { orderMail } from '#core/orders/mail/order-mail.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { aDeliveredEsim, aDueMail, MAIL_LINKS as LINKS } from '#tests/builders/due-mail.ts';
import { aPackage } from '#tests/builders/package.ts';
import { renderMail } from '../render-mail.tsx';

const ESIM = aDeliveredEsim();

/** A mail as its reader gets it. */
function mailOf(due: DueMail) {
  const { mail, qrCodes } = orderMail(due, LINKS);
  return { subject: mail.content.subject, ...renderMail(mail, messagesOf), qrCodes };
}

const TOPPED_UP = {
  units: [
    {
      described: aPackage({ type: 'topup' }),
      priceCents: 950,
      paidCents: 950,
      isDelivered: true,
      esim: null,
    },
  ],
  toppedUp: {
    iccid: ESIM.iccid,
    known: { id: 'esim-1', described: aPackage(), name: 'Tokyo <3', ownerEmail: 'owner@example.com' },
  },
};

const WORDS = {
  en: {
    heading: 'Your top-up was added',
    needed: [
      'Japan Top-up, 5 GB',
      'ICCID ending in 3253',
      'It starts by itself when the running package ends, or right away if that has ended already.',
      'ends once what you bought has been used',
    ],
  },
  es: {
    heading: 'Tu recarga ya está añadida',
    needed: [
      'Recarga',
      'ICCID terminado en 3253',
      'Empieza sola cuando acaba el plan en curso, o enseguida si ya ha acabado.',
      'termina cuando se haya usado lo que compraste',
    ],
  },
};

test.each(['en', 'es'] as const)(
  'TOPUP-24 the mail about a top-up in %s says what was added, to which eSIM and when it starts',
  (language) => {
    const { subject, text, html, qrCodes } = mailOf(aDueMail({ kind: 'topup', language, ...TOPPED_UP }));
    expect(subject).toContain(WORDS[language].heading);
    expect(subject).toContain('100001');
    for (const needed of WORDS[language].needed) {
      expect(text).toContain(needed);
      expect(html).toContain(needed);
    }
    expect(text).toContain(LINKS.signInUrl);
    expect(text).toContain(language === 'es' ? 'Total: 9,50' : 'Total: $9.50');
    // Of the eSIM only its last digits: the payer may not be its owner.
    expect(text + html).not.toContain(ESIM.iccid);
    expect(text + html).not.toContain('Tokyo');
    expect(text + html).not.toMatch(/LPA:|install the|instala la/);
    expect(qrCodes).toEqual([]);
  },
);

test.each([
  ['en', 'Data was added to your eSIM', 'It costs you nothing'],
  ['es', 'Se añadieron datos a tu eSIM', 'No te cuesta nada'],
] as const)(
  'TOPUP-24 the mail to the owner in %s names the eSIM and neither order nor price',
  (language, heading, free) => {
    const { subject, text, html } = mailOf(aDueMail({ kind: 'topup-owner', language, ...TOPPED_UP }));
    expect(subject).toBe(heading);
    for (const needed of [free, '3253']) {
      expect(text).toContain(needed);
      expect(html).toContain(needed);
    }
    expect(text).toContain('Tokyo <3');
    expect(html).toContain('Tokyo &lt;3');
    expect(text).toContain('/dashboard/esims/esim-1');
    for (const secret of ['100001', '9.50', '9,50', LINKS.signInUrl, ESIM.iccid])
      expect(subject + text + html).not.toContain(secret);
  },
);

test('TOPUP-28 the mail to a payer who owns the eSIM calls it by its name', () => {
  const due = aDueMail({ kind: 'topup', ...TOPPED_UP, recipient: 'Owner@example.com' });
  expect(mailOf(due).text).toContain('Tokyo <3');
  const unnamed = { ...TOPPED_UP.toppedUp.known, name: null };
  const toppedUp = { ...TOPPED_UP.toppedUp, known: unnamed };
  expect(mailOf({ ...due, toppedUp }).text).toContain('Japan eSIM');
});

test('TOPUP-23 no mail calls a delivered top-up undelivered, and the first one promises no eSIM', () => {
  const welcome = mailOf(aDueMail({ kind: 'welcome', ...TOPPED_UP })).text;
  expect(welcome).toContain('Your top-up is usually added within a minute');
  expect(welcome).not.toContain('Your eSIM comes');
  const refund = mailOf(aDueMail({ kind: 'refund', refundedCents: 950, ...TOPPED_UP })).text;
  expect(refund).not.toContain('Japan Top-up');
  const units = [
    {
      ...TOPPED_UP.units[0],
      described: aPackage({ type: 'topup' }),
      priceCents: 950,
      paidCents: 950,
      isDelivered: false,
      esim: null,
    },
  ];
  expect(mailOf(aDueMail({ kind: 'refund', ...TOPPED_UP, units })).text).toContain('Japan Top-up');
});
