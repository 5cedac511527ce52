import { expect, test } from 'vitest';
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
