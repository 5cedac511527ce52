import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** The program's own files that contain this, tests apart. */
function filesWith(pattern: RegExp, room = 'src'): string[] {
  return globSync(`${room}/**/*.{ts,tsx}`, { cwd: ROOT })
    .filter((file) => !/\.test\.tsx?$/.test(file) && pattern.test(readFileSync(join(ROOT, file), 'utf8')))
    .sort();
}

test('PAY-02 PAY-09 one adapter makes the payment gateway, with the official package and nothing of a vendor elsewhere', () => {
  expect(filesWith(/\): PaymentGateway \{/)).toEqual(['src/adapters/stripe/create-stripe-gateway.ts']);
  const users = filesWith(/from 'stripe'/);
  expect(users).not.toEqual([]);
  expect(users.filter((file) => !file.startsWith('src/adapters/stripe/'))).toEqual([]);
});

test('FULFIL-02 one adapter makes the eSIM provider, and one place chooses its address and keys', () => {
  expect(filesWith(/\): EsimProvider\b[^;]*\{/)).toEqual(['src/adapters/airalo/create-airalo-provider.ts']);
  expect(filesWith(/createAiraloProvider\(\{/)).toEqual(['src/server/main/assemble-shop.ts']);
  expect(filesWith(/createStripeGateway\(\{/)).toEqual(['src/server/main/assemble-shop.ts']);
});

test('PAY-06 no page has a card field or loads a script of the payment service', () => {
  expect(filesWith(/js\.stripe\.com|@stripe\/|cc-number|cc-csc|cardNumber/, 'src/web')).toEqual([]);
});
