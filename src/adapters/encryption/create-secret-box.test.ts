import { expect, test } from 'vitest';
import type { EsimKey } from '#core/esims/keys/esim-key.ts';
import { createSecretBox } from './create-secret-box.ts';

const CODE = 'LPA:1$rsp.example$K2-ABC';
const box = createSecretBox('a secret that is only used by these tests');

test('an encrypted text can be decrypted, is unreadable, and differs each time', () => {
  const sealed = box.seal(CODE, 'unit-1');
  expect(box.open(sealed, 'unit-1')).toBe(CODE);
  expect(sealed).not.toContain('rsp');
  expect(box.seal(CODE, 'unit-1')).not.toBe(sealed);
});

test('another key, another owner or one changed character fails to decrypt', () => {
  const sealed = box.seal(CODE, 'unit-1');
  expect(() => createSecretBox('another secret of these very tests').open(sealed, 'unit-1')).toThrow();
  expect(() => box.open(sealed, 'unit-2')).toThrow();
  const letter = sealed.at(-3) === 'A' ? 'B' : 'A';
  expect(() => box.open(`${sealed.slice(0, -3)}${letter}${sealed.slice(-2)}`, 'unit-1')).toThrow();
  expect(() => box.open(CODE, 'unit-1')).toThrow();
});

const aKey = (id: string): EsimKey => ({ id, secret: `a secret of ${id}`, madeAt: new Date(0) });

test('OPS-20 with several keys the current one encrypts, and all of them decrypt', () => {
  const known = [aKey('k1'), aKey('k2')];
  let current: EsimKey | null = null;
  const rotating = createSecretBox('the first secret', {
    current: () => current,
    find: (id) => known.find((key) => key.id === id) ?? null,
  });
  const sealed = [null, ...known].map((key) => {
    current = key;
    return rotating.seal(CODE, 'unit-1');
  });
  expect(sealed.map((text) => text.split('.').slice(0, -1).join('.'))).toEqual(['v1', 'v1.k1', 'v1.k2']);
  expect(sealed.map((text) => rotating.open(text, 'unit-1'))).toEqual([CODE, CODE, CODE]);
  expect(sealed.map((text) => rotating.isCurrent(text))).toEqual([false, false, true]);
  const [first = '', , last = ''] = sealed;
  const onlyFirst = createSecretBox('the first secret');
  expect(onlyFirst.open(first, 'unit-1')).toBe(CODE);
  expect(() => onlyFirst.open(last, 'unit-1')).toThrow('The encryption key k2 is not among the keys');
  expect(() => rotating.open(last.replace('k2', 'k1'), 'unit-1')).toThrow();
});
