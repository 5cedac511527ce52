import { expect, test } from 'vitest';
import { messagesOf } from '#messages/messages-of.server.ts';
import { aPackage } from '#tests/builders/package.ts';
import { planTerms } from './plan-terms.ts';

const REGIONAL = aPackage({ coverage_type: 'regional', countries: ['ES', 'FR'] });
const STRICT = { ...REGIONAL, activation_policy: 'installation', is_rechargeable: false };

const en = messagesOf('en', 'plans');
const es = messagesOf('es', 'plans');

test('CARD-34 a plan of several countries names the rules that most plans do not have', () => {
  expect(planTerms(STRICT, en)).toEqual(['starts when installed', 'no top-ups']);
  expect(planTerms(STRICT, es)).toEqual(['empieza al instalarla', 'sin recargas']);
  expect(planTerms({ ...STRICT, is_rechargeable: true }, en)).toEqual(['starts when installed']);
  expect(planTerms(REGIONAL, en)).toEqual([]);
});

test('CARD-34 a plan for one country and a top-up name no rules', () => {
  expect(planTerms({ ...STRICT, coverage_type: 'local' }, en)).toEqual([]);
  expect(planTerms({ ...STRICT, type: 'topup' }, en)).toEqual([]);
});
