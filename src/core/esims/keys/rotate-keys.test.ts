import { expect, test } from 'vitest';
import type { RotatingSecretBox } from '../secret-box.ts';
import type { EsimKey, EsimKeyStore } from './esim-key.ts';
import { prepareKey, rotateKeys } from './rotate-keys.ts';
import type { SealedText, SealedTextStore } from './sealed-text-store.ts';

function someKeys() {
  const known: EsimKey[] = [];
  let current: string | null = null;
  const find = (id: string) => known.find((key) => key.id === id) ?? null;
  const keys: EsimKeyStore = {
    find,
    current: () => (current === null ? null : find(current)),
    prepared: () => (known.at(-1)?.id === current ? null : (known.at(-1) ?? null)),
    add: (key) => Promise.resolve(void known.push(key)),
    makeCurrent: (id) => Promise.resolve(void (current = id)),
  };
  const makeKey = () => ({ id: `k${known.length + 1}`, secret: 'secret', madeAt: new Date(0) });
  return { keys, known, makeKey };
}

/** `first:text` or `k1:text`, readable for the test. */
function aBox(keys: EsimKeyStore): RotatingSecretBox {
  const currentName = () => keys.current()?.id ?? 'first';
  return {
    seal: (text, owner) => `${currentName()}:${owner}:${text}`,
    open(sealed) {
      const [key = '', , text = ''] = sealed.split(':');
      if (key !== 'first' && keys.find(key) === null) throw new Error('unknown key');
      return text;
    },
    isCurrent: (sealed) => sealed.startsWith(`${currentName()}:`),
  };
}

const aText = (sealed: string, index: number): SealedText => ({
  column: 'esims.activation_code',
  rowId: String(index),
  owner: `unit-${index}`,
  sealed,
});

function someTexts(...sealed: readonly string[]) {
  const stored = sealed.map(aText);
  const texts: SealedTextStore = {
    readAfter: (position, most) => {
      const start = position === null ? 0 : Number(position.rowId) + 1;
      return Promise.resolve(stored.slice(start, start + most));
    },
    replace(text, next) {
      const index = Number(text.rowId);
      if (stored[index]?.sealed !== text.sealed) return Promise.resolve(false);
      stored[index] = { ...text, sealed: next };
      return Promise.resolve(true);
    },
  };
  return { texts, sealed: () => stored.map((text) => text.sealed), stored };
}

function aShop(...sealed: readonly string[]) {
  const { keys, known, makeKey } = someKeys();
  return { keys, known, makeKey, box: aBox(keys), ...someTexts(...sealed), batchSize: 2 };
}

test('OPS-20 every text is encrypted with the new key; a second rotation adds the next key', async () => {
  const shop = aShop('first:0:a', 'first:1:b', 'first:2:c');
  expect(await rotateKeys(shop)).toEqual({
    kind: 'rotated',
    key: 'added',
    keyId: 'k1',
    encrypted: 3,
    total: 3,
  });
  expect(shop.sealed()).toEqual(['k1:unit-0:a', 'k1:unit-1:b', 'k1:unit-2:c']);
  expect(await rotateKeys(shop)).toMatchObject({ key: 'added', keyId: 'k2', encrypted: 3 });
  expect(shop.sealed()).toEqual(['k2:unit-0:a', 'k2:unit-1:b', 'k2:unit-2:c']);
});

test('OPS-21 a rotation that ended between batches is finished with the same key', async () => {
  const shop = aShop('first:0:a', 'first:1:b', 'first:2:c');
  const killed = rotateKeys({ ...shop, onBatch: () => Promise.reject(new Error('killed')) });
  await expect(killed).rejects.toThrow('killed');
  expect(shop.sealed()).toEqual(['k1:unit-0:a', 'k1:unit-1:b', 'first:2:c']);
  expect(shop.sealed().map((text) => shop.box.open(text, ''))).toEqual(['a', 'b', 'c']);
  expect(await rotateKeys(shop)).toMatchObject({ key: 'continued', keyId: 'k1', encrypted: 1 });
  expect([shop.known.length, shop.sealed().at(-1)]).toEqual([1, 'k1:unit-2:c']);
});

test('OPS-21 a text that another process stored meanwhile with the former key is found, and one it changed is kept', async () => {
  const shop = aShop('first:0:a', 'first:1:b');
  let isFirst = true;
  const outcome = await rotateKeys({
    ...shop,
    onBatch() {
      if (isFirst) shop.stored[0] = aText('first:0:late', 0);
      isFirst = false;
    },
    texts: {
      ...shop.texts,
      replace(text, next) {
        if (text.rowId === '1') shop.stored[1] = { ...text, sealed: 'k1:unit-1:changed' };
        return shop.texts.replace(text, next);
      },
    },
  });
  expect(outcome).toMatchObject({ encrypted: 2, total: 2 });
  expect(shop.sealed()).toEqual(['k1:unit-0:late', 'k1:unit-1:changed']);
});

test('OPS-22 a prepared key is readable and not in use; the next rotation uses it, and no second one is prepared', async () => {
  const shop = aShop('first:0:a');
  expect((await prepareKey(shop)).id).toBe('k1');
  expect((await prepareKey(shop)).id).toBe('k1');
  expect(shop.box.seal('b', 'unit')).toBe('first:unit:b');
  expect(shop.keys.find('k1')).not.toBeNull();
  expect(await rotateKeys(shop)).toMatchObject({ key: 'prepared', keyId: 'k1', encrypted: 1 });
});

test('OPS-22 a machine without the key of a stored text changes nothing', async () => {
  const shop = aShop('first:0:a', 'k9:1:b');
  expect(await rotateKeys(shop)).toEqual({ kind: 'key-missing' });
  expect([shop.known.length, ...shop.sealed()]).toEqual([0, 'first:0:a', 'k9:1:b']);
});
