import { expect, test } from 'vitest';
import { serverMessages } from '../../language/create-server-i18n.server.ts';
import { planWords } from './plan-words.ts';

const en = serverMessages('en', 'plans');
const es = serverMessages('es', 'plans');

test('CARD-03 CARD-07 CARD-10 a plan’s texts exist in both languages', () => {
  const english = planWords(en, 'en');
  const spanish = planWords(es, 'es');
  expect([english.validity(7), spanish.validity(7)]).toEqual(['7 Days', '7 días']);
  expect([english.coverage('local'), spanish.coverage('local')]).toEqual(['National', 'Nacional']);
  expect([english.anyNetworks(), spanish.anyNetworks()]).toEqual(['4G/5G Networks', 'Redes 4G/5G']);
});

test('CARD-17 a plan without features shows prepaid, and get now, activate on arrival', () => {
  expect(planWords(en, 'en').defaultFeatures()).toEqual(['Prepaid', 'Get now, activate on arrival']);
  expect(planWords(es, 'es').defaultFeatures()).toEqual(['Prepago', 'Cómpralo ahora, actívalo al llegar']);
});
