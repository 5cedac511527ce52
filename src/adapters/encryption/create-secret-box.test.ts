import { expect, test } from 'vitest';
import { createSecretBox } from './create-secret-box.ts';

const CODE = 'LPA:1$rsp.example$K2-ABC';
const box = createSecretBox('a secret that is only used by these tests');

test('what is sealed opens again, reads as nothing, and is never the same twice', () => {
  const sealed = box.seal(CODE, 'unit-1');
  expect(box.open(sealed, 'unit-1')).toBe(CODE);
  expect(sealed).not.toContain('rsp');
  expect(box.seal(CODE, 'unit-1')).not.toBe(sealed);
});

test('another key, another owner or one changed letter opens nothing', () => {
  const sealed = box.seal(CODE, 'unit-1');
  expect(() => createSecretBox('another secret of these very tests').open(sealed, 'unit-1')).toThrow();
  expect(() => box.open(sealed, 'unit-2')).toThrow();
  const letter = sealed.at(-3) === 'A' ? 'B' : 'A';
  expect(() => box.open(`${sealed.slice(0, -3)}${letter}${sealed.slice(-2)}`, 'unit-1')).toThrow();
  expect(() => box.open(CODE, 'unit-1')).toThrow();
});
