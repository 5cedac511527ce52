import { expect, test } from 'vitest';
import { isSecretOfShop, type SecretCheckStore } from './check-secret.ts';
import type { SecretBox } from './secret-box.ts';

function aStore(): SecretCheckStore {
  let stored: string | null = null;
  return { keepFirst: (sealed) => Promise.resolve((stored ??= sealed)) };
}

function aBox(secret: string): SecretBox {
  return {
    seal: (text, owner) => `${secret}:${owner}:${text}`,
    open: (sealed, owner) => {
      const start = `${secret}:${owner}:`;
      if (!sealed.startsWith(start)) throw new Error('sealed with another secret');
      return sealed.slice(start.length);
    },
  };
}

test('OPS-16 the first secret is the shop’s; another one is refused, and stays refused', async () => {
  const store = aStore();
  const check = (secret: string) => isSecretOfShop({ store, box: aBox(secret), randomText: 'x' });
  expect([await check('a'), await check('b'), await check('a'), await check('b')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
