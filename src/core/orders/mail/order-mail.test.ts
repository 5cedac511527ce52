import { expect, test } from 'vitest';
import { aDeliveredEsim, aDueMail, MAIL_LINKS, aMailedGift } from '#tests/builders/due-mail.ts';
import { aPackage } from '#tests/builders/package.ts';
import type { DueMail } from './mail-store.ts';
import { orderMail } from './order-mail.ts';

/** The content of the mail with the eSIMs. */
function delivery(changes: Partial<DueMail> = {}) {
  const { mail } = orderMail(aDueMail(changes), MAIL_LINKS);
  if (mail.name !== 'order') throw new Error(`This is the mail ${mail.name}`);
  return mail.content;
}

const aUnit = (changes: Partial<DueMail['units'][number]> = {}) => ({
  described: aPackage(),
  priceCents: 950,
  paidCents: 950,
  isDelivered: true,
  esim: aDeliveredEsim(),
  ...changes,
});

test.each([
  ['welcome', 'Thank you for your Landfall order (Order 100001)'],
  ['order', 'Your eSIM is ready (Order 100001)'],
  ['refund', 'Your refund (Order 100001)'],
] as const)('ORDER-41 the subject of the mail %s names the order', (kind, subject) => {
  const { mail } = orderMail(aDueMail({ kind }), MAIL_LINKS);
  expect([mail.name, mail.content.subject]).toEqual([kind, subject]);
});

test('delivered and undelivered units are separated, and only delivered ones have a picture', () => {
  const spain = aPackage({ country_region: 'Spain', country_code: 'ES' });
  const units = [aUnit(), aUnit({ described: spain, paidCents: 450, isDelivered: false, esim: null })];
  const { mail, qrCodes } = orderMail(aDueMail({ units }), MAIL_LINKS);
  expect(qrCodes).toEqual([
    { contentId: 'qr-1@landfall', fileName: 'esim-1.png', activationCode: 'LPA:1$rsp.example$K2-ABC' },
  ]);
  expect(mail.content).toMatchObject({
    esimCount: 1,
    esims: [{ title: 'Japan eSIM, 5 GB, 7 days' }],
    undelivered: [{ title: 'Spain eSIM, 5 GB, 7 days', amount: '$4.50' }],
  });
});

test('GIFT-27 the mail with what a buyer kept of a gift leaves out what its recipient has opened', () => {
  const kept = aDeliveredEsim({ iccid: '8944465400003573999' });
  const content = delivery({ units: [aUnit(), aUnit({ esim: kept })], openedGifts: [0] });
  expect(content.esims).toMatchObject([{ iccid: kept.iccid, title: 'Japan eSIM, 5 GB, 7 days (2 of 2)' }]);
  expect(content).toMatchObject({ esimCount: 1, undelivered: [] });
});

test('the APN is needed only when it must be entered by hand', () => {
  const withApn = (kind: 'manual' | 'automatic', value: string | null) =>
    delivery({ units: [aUnit({ esim: aDeliveredEsim({ apn: { kind, value } }) })] });
  expect(withApn('manual', 'globaldata')).toMatchObject({
    isApnNeeded: true,
    esims: [{ apn: 'globaldata' }],
  });
  expect(withApn('manual', null)).toMatchObject({ isApnNeeded: false, esims: [{ apn: null }] });
  expect(withApn('automatic', 'globaldata')).toMatchObject({ isApnNeeded: false, esims: [{ apn: null }] });
});

test('only an install link on the host of Apple is used', () => {
  const urlOf = (appleInstallUrl: string | null) =>
    delivery({ units: [aUnit({ esim: aDeliveredEsim({ appleInstallUrl }) })] }).esims[0]?.appleUrl;
  expect(urlOf('https://evil.example/esim')).toBeNull();
  expect(urlOf(null)).toBeNull();
  expect(urlOf('https://esimsetup.apple.com/x')).toBe('https://esimsetup.apple.com/x');
});

test('the consent is confirmed only in the mail with the eSIMs, or in the receipt of a gift', () => {
  const isConfirmed = (changes: Partial<DueMail>) => {
    const { content } = orderMail(aDueMail(changes), MAIL_LINKS).mail;
    return 'isConsentConfirmed' in content && content.isConsentConfirmed;
  };
  expect(isConfirmed({})).toBe(true);
  expect(isConfirmed({ isWithdrawalAccepted: false })).toBe(false);
  expect(isConfirmed({ kind: 'gift-receipt', gift: aMailedGift() })).toBe(true);
  expect(isConfirmed({ kind: 'welcome' })).toBe(false);
  expect(isConfirmed({ kind: 'refund' })).toBe(false);
});
