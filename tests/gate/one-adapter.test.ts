import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** The program's own files that contain this, without tests. */
function filesWith(pattern: RegExp, layer = 'src'): string[] {
  return globSync(`${layer}/**/*.{ts,tsx}`, { cwd: ROOT })
    .filter((file) => !/\.test\.tsx?$/.test(file) && pattern.test(readFileSync(join(ROOT, file), 'utf8')))
    .sort();
}

test('PAY-02 PAY-09 one adapter creates the payment gateway, with the official package, and no other code uses the vendor', () => {
  expect(filesWith(/\): PaymentGateway \{/)).toEqual(['src/adapters/stripe/create-stripe-gateway.ts']);
  const users = filesWith(/from 'stripe'/);
  expect(users).not.toEqual([]);
  expect(users.filter((file) => !file.startsWith('src/adapters/stripe/'))).toEqual([]);
});

test('PAY-09 the payment adapter uses its address only to connect, and no other code distinguishes the sandbox from the real service', () => {
  const folder = 'src/adapters/stripe';
  const sources = globSync(`${folder}/**/*.ts`, { cwd: ROOT }).filter((file) => !file.endsWith('.test.ts'));
  expect(sources).toContain(`${folder}/create-stripe-gateway.ts`);
  const connecting = /export type StripeSettings = [\s\S]*?\n\}>;\n|function connect\([\s\S]*?\n\}\n/g;
  for (const file of sources) {
    const code = readFileSync(join(ROOT, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    const rest = code.replaceAll(connecting, '');
    expect({ file, found: rest.match(/\w*(?:apiOrigin|sandbox|baseUrl|NODE_ENV|sk_test)\w*/gi) }).toEqual({
      file,
      found: null,
    });
  }
  // Any replacement would also have to read notices, however it is written.
  expect(
    filesWith(/\breadNotice\b\s*(?:[:(=]|,\n)/).filter(
      (file) => !/^src\/(?:core|adapters\/stripe)\//.test(file),
    ),
  ).toEqual(filesWith(/gateway\.readNotice\(/));
});

test('FULFIL-02 one adapter creates the eSIM provider, and one module chooses its address and keys', () => {
  expect(filesWith(/\): EsimProvider\b[^;]*\{/)).toEqual(['src/adapters/airalo/create-airalo-provider.ts']);
  expect(filesWith(/createAiraloProvider\(\{/)).toEqual(['src/server/main/assembly/assemble-shop.ts']);
  expect(filesWith(/createStripeGateway\(\{/)).toEqual(['src/server/main/assembly/assemble-shop.ts']);
});

test('PAY-06 no page has a card field or loads a script of the payment service', () => {
  expect(filesWith(/js\.stripe\.com|@stripe\/|cc-number|cc-csc|cardNumber/, 'src/web')).toEqual([]);
});
