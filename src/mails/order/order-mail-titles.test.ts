import { expect, test } from 'vitest';
import type { DueMail } from '#core/orders/mail/mail-store.ts';
import { orderMail } from '#core/orders/mail/order-mail.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { aDeliveredEsim, aDueMail, MAIL_LINKS as LINKS } from '#tests/builders/due-mail.ts';
import { aPackage } from '#tests/builders/package.ts';
import { renderMail } from '../render-mail.tsx';

const ESIM = aDeliveredEsim();

function mailOf(due: DueMail) {
  return renderMail(orderMail(due, LINKS).mail, messagesOf);
}

test('ORDER-44 the titles of an order mail keep each amount beside its unit', () => {
  const { html } = mailOf(
    aDueMail({
      units: [
        {
          described: aPackage({ data_amount: '7 GB' }),
          priceCents: 950,
          paidCents: 950,
          isDelivered: true,
          esim: ESIM,
        },
      ],
    }),
  );
  for (const tag of ['h2', 'th']) {
    const titles = [...html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'gs'))].map(
      ([, text]) => text,
    );
    expect(titles.join(' ')).toMatch(/7(\u00a0|&nbsp;|&#160;)GB/);
    expect(titles.join(' ')).not.toContain('7 GB');
  }
});

test('CARD-24 plans of one size and length are distinguished by countries, SMS and minutes', () => {
  const europe = aPackage({ country_region: 'Europe', country_code: null, coverage_type: 'regional' });
  const units = [
    { ...europe, countries: ['ES', 'FR', 'PT'] },
    { ...europe, countries: ['ES', 'FR'], sms: 20, voice: 30 },
  ].map((described) => ({ described, priceCents: 950, paidCents: 950, isDelivered: true, esim: ESIM }));
  const { text } = mailOf(aDueMail({ units, totalCents: 1900 }));
  expect(text).toContain('== Europe eSIM, 5 GB, 7 days, 3 countries, Moshi Moshi ==');
  expect(text).toContain('== Europe eSIM, 5 GB, 7 days, 2 countries, Moshi Moshi, 20 SMS, 30 min ==');
  expect(text).toContain('1 × Europe eSIM, 5 GB, 7 days, 3 countries, Moshi Moshi: $9.50');
});
