import { expect, test } from 'vitest';
import { messagesOf } from '#messages/messages-of.server.ts';
import { planWords } from './plan-words.ts';

const en = messagesOf('en', 'plans');
const es = messagesOf('es', 'plans');

test('CARD-03 CARD-07 CARD-10 a plan’s texts exist in both languages', () => {
  const english = planWords(en);
  const spanish = planWords(es);
  expect([english.validity(7), spanish.validity(7)]).toEqual(['7 Days', '7 días']);
  expect([english.coverage('local'), spanish.coverage('local')]).toEqual(['National', 'Nacional']);
  expect([english.anyNetworks(), spanish.anyNetworks()]).toEqual(['4G/5G Networks', 'Redes 4G/5G']);
});

test('CARD-17 a plan without features shows prepaid, and get now, activate on arrival', () => {
  expect(planWords(en).defaultFeatures()).toEqual(['Prepaid', 'Get now, activate on arrival']);
  expect(planWords(es).defaultFeatures()).toEqual(['Prepago', 'Cómpralo ahora, actívalo al llegar']);
});
