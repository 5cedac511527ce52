import { expect, test } from 'vitest';
import { messagesOf } from '#messages/messages-of.server.ts';
import { aPackage } from '#tests/builders/package.ts';
import { planExtras } from './plan-extras.ts';

const EUROPE = aPackage({ coverage_type: 'regional', countries: ['ES', 'FR', 'PT'], operator: 'Eurolink' });

const en = messagesOf('en', 'plans');
const es = messagesOf('es', 'plans');

test('CARD-24 a plan of several countries says how many and of which brand, a local one does not', () => {
  expect(planExtras(EUROPE, en)).toEqual(['3 countries', 'Eurolink']);
  expect(planExtras(EUROPE, es)).toEqual(['3 países', 'Eurolink']);
  expect(planExtras({ ...EUROPE, countries: ['ES'] }, en)).toEqual(['1 country', 'Eurolink']);
  expect(planExtras({ ...EUROPE, countries: ['ES'] }, es)).toEqual(['1 país', 'Eurolink']);
  expect(planExtras(aPackage(), en)).toEqual([]);
});

test('CARD-24 text messages and call minutes are named where they exist', () => {
  expect(planExtras(aPackage({ sms: 20, voice: 30 }), en)).toEqual(['20 SMS', '30 min']);
  expect(planExtras({ ...EUROPE, voice: 30 }, es)).toEqual(['3 países', 'Eurolink', '30 min']);
});
