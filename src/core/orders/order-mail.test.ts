import { expect, test } from 'vitest';
import { aPackage } from '#tests/builders/package.ts';
import type { DueMail, MailedEsim } from './mail-store.ts';
import { orderMail } from './order-mail.ts';

const LINKS = {
  signInUrl: 'https://shop.example/auth?magic_link=abc',
  helpUrl: 'https://shop.example/contact',
};

const ESIM: MailedEsim = {
  iccid: '8944465400003573253',
  smdpAddress: 'rsp.example',
  matchingId: 'K2-ABC',
  activationCode: 'LPA:1$rsp.example$K2-ABC',
  appleInstallUrl: 'https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=LPA:1$rsp.example$K2-ABC',
  apn: { kind: 'manual', value: 'globaldata' },
};

function aMail(changes: Partial<DueMail> = {}): DueMail {
  return {
    id: 'mail-1',
    kind: 'order',
    recipient: 'ana@example.com',
    messageId: '<order-1@shop.example>',
    attempts: 1,
    language: 'en',
    orderNumber: '100001',
    totalCents: 1400,
    refundedCents: 0,
    units: [{ described: aPackage(), paidCents: 950, esim: ESIM }],
    ...changes,
  };
}

test.each(['en', 'es'] as const)(
  'the order mail in %s has all that installs the eSIM, in both its forms',
  (language) => {
    const { subject, text, html, qrCodes } = orderMail(aMail({ language }), LINKS);
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
    expect(text).toContain(language === 'es' ? 'Tus 7 días empiezan' : 'Your 7 days start');
    expect(text).toContain(LINKS.helpUrl);
    expect(text).toContain(LINKS.signInUrl);
  },
);

test('an install link on any other host is left out of the mail', () => {
  const esim = { ...ESIM, appleInstallUrl: 'https://evil.example/esim' };
  const { text, html } = orderMail(
    aMail({ units: [{ described: aPackage(), paidCents: 950, esim }] }),
    LINKS,
  );
  expect(text + html).not.toContain('evil.example');
});

test('FULFIL-04 the mail of a partly delivered order says which unit came and which did not', () => {
  const mail = aMail({
    units: [
      { described: aPackage(), paidCents: 950, esim: ESIM },
      { described: aPackage({ country_region: 'Spain', country_code: 'ES' }), paidCents: 450, esim: null },
    ],
  });
  const { text, qrCodes } = orderMail(mail, LINKS);
  expect(text).toContain('Spain eSIM, 5 GB, 7 days: Not delivered; refunded ($4.50)');
  expect(qrCodes).toHaveLength(1);
});

test('FULFIL-05 the refund mail names the amount and carries no code', () => {
  const mail = aMail({
    kind: 'refund',
    refundedCents: 950,
    units: [{ described: aPackage(), paidCents: 950, esim: null }],
  });
  const { text, qrCodes } = orderMail(mail, LINKS);
  expect(text).toContain('Refunded: $9.50');
  expect(text).not.toContain('LPA:');
  expect(qrCodes).toEqual([]);
  expect(orderMail({ ...mail, language: 'es' }, LINKS).text).toMatch(/Reembolsado: 9,50/);
});

test('AUTH-34 the welcome mail brings the sign-in link and no code yet', () => {
  const { text, html } = orderMail(aMail({ kind: 'welcome' }), LINKS);
  expect(text).toContain(LINKS.signInUrl);
  expect(html).toContain('href="https://shop.example/auth?magic_link=abc"');
  expect(text).not.toContain('LPA:');
});

test('a name with markup in it stays text', () => {
  const described = aPackage({ country_region: '<b>X</b>', country_code: null, coverage_type: 'regional' });
  const { html } = orderMail(aMail({ units: [{ described, paidCents: 1, esim: ESIM }] }), LINKS);
  expect(html).not.toContain('<b>X');
});
