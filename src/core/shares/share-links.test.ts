import { expect, test } from 'vitest';
import { smsUrl, whatsappUrl } from './share-links.ts';

const TEXT = 'Hi Ana & Bob: https://shop.example/share/x?';
const BODY = 'Hi%20Ana%20%26%20Bob%3A%20https%3A%2F%2Fshop.example%2Fshare%2Fx%3F';

test('SHARE-03 SHARE-04 WhatsApp opens wa.me with the text, and with a number only if there is one', () => {
  expect(whatsappUrl('', TEXT)).toBe(`https://wa.me/?text=${BODY}`);
  expect(whatsappUrl(' +34 600-123 456', TEXT)).toBe(`https://wa.me/34600123456?text=${BODY}`);
  expect(whatsappUrl('0034600123456', TEXT)).toBe(`https://wa.me/34600123456?text=${BODY}`);
});

test('SHARE-03 SHARE-04 SMS opens sms: in the form of the phone', () => {
  expect(smsUrl('', TEXT, { name: 'ios' })).toBe(`sms:&body=${BODY}`);
  expect(smsUrl('', TEXT, { name: 'android' })).toBe(`sms:?body=${BODY}`);
  expect(smsUrl('+34 600 123 456', TEXT, { name: 'ios' })).toBe(`sms:+34600123456&body=${BODY}`);
  expect(smsUrl('0034 600 123 456', TEXT, { name: 'other' })).toBe(`sms:+34600123456?body=${BODY}`);
  expect(smsUrl('600 123 456', TEXT, { name: 'android' })).toBe(`sms:600123456?body=${BODY}`);
});
