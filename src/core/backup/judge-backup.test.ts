import { expect, test } from 'vitest';
import { backupProblem } from './judge-backup.ts';

const [ONE, TWO] = [
  { name: '0001-catalogue.sql', checksum: 'a' },
  { name: '0002-accounts.sql', checksum: 'b' },
];

test('OPS-18 a backup of this version or an older one can be restored', () => {
  expect(backupProblem([ONE, TWO], [ONE, TWO])).toBeNull();
  expect(backupProblem([ONE], [ONE, TWO])).toBeNull();
});

test('OPS-18 a backup of a newer version, of another history or without tables is refused', () => {
  expect(backupProblem([ONE, TWO], [ONE])).toContain('newer version of the shop: it has run migration 0002');
  expect(backupProblem([{ ...ONE, checksum: 'z' }], [ONE, TWO])).toContain(
    '0001-catalogue.sql of the backup differs',
  );
  expect(backupProblem([], [ONE])).toContain('no tables');
});
