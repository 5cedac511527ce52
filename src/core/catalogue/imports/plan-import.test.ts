import { expect, test } from 'vitest';
import { anEditedPackage, someStaffValues } from '#tests/builders/edited-package.ts';
import { appliedRows, planImport } from './plan-import.ts';
import { undoImport } from './undo-import.ts';

const japan = anEditedPackage({ packageId: 'japan', netPriceCents: 620, values: { availableStock: 7 } });
const gone = anEditedPackage({ packageId: 'gone', isWithdrawn: true });
const known = new Map([japan, gone].map((item) => [item.packageId, item]));
const plan = (packageId: string, wanted: object) => planImport([{ line: 2, packageId, wanted }], known);

test('ADMIN-44 the preview tells a change, a row without one, and one that is left out', () => {
  expect(plan('japan', { ownPriceCents: 990 })).toMatchObject([
    { kind: 'change', after: { ownPriceCents: 990, availableStock: 7 }, isBelowCost: false },
  ]);
  expect(plan('japan', { ownPriceCents: null, isPopular: false })).toMatchObject([{ kind: 'same' }]);
  expect(plan('nowhere', {})).toMatchObject([{ kind: 'left-out', problem: 'unknown' }]);
  expect(plan('gone', { isHidden: true })).toMatchObject([{ kind: 'left-out', problem: 'withdrawn' }]);
  expect(plan('gone', {})).toMatchObject([{ kind: 'same' }]);
});

test('ADMIN-42 ADMIN-44 a row below cost is marked, and applied only when that is confirmed', () => {
  const rows = plan('japan', { ownPriceCents: 600 });
  expect(rows).toMatchObject([{ kind: 'change', isBelowCost: true }]);
  expect(appliedRows(rows, false)).toEqual([]);
  expect(appliedRows(rows, true)).toEqual(rows);
});

test('ADMIN-44 units sold after the export stay sold', () => {
  expect(plan('japan', { availableStock: 10, stockSeen: 10 })).toMatchObject([{ kind: 'same' }]);
  expect(plan('japan', { availableStock: 15, stockSeen: 10 })).toMatchObject([
    { kind: 'change', after: { availableStock: 12 } },
  ]);
  expect(plan('japan', { availableStock: 10 })).toMatchObject([{ after: { availableStock: 10 } }]);
});

const before = someStaffValues({ availableStock: 5 });
const after = someStaffValues({ ownPriceCents: 990, availableStock: 10 });

test('ADMIN-45 an undo restores what the import changed, and units sold since stay sold', () => {
  const now = { ...after, availableStock: 8 };
  expect(undoImport({ before, after, now, isEditedSince: false })).toEqual({
    values: { ...before, availableStock: 3 },
    kept: [],
  });
});

test('ADMIN-45 what somebody changed since stays, and is named', () => {
  const now = { ...after, ownPriceCents: 1_090, isHidden: true };
  expect(undoImport({ before, after, now, isEditedSince: true })).toEqual({
    values: { ...before, ownPriceCents: 1_090, isHidden: true },
    kept: ['ownPriceCents'],
  });
  const sold = { ...after, availableStock: 8, isHidden: true };
  expect(undoImport({ before, after, now: sold, isEditedSince: true })).toEqual({
    values: { ...sold, ownPriceCents: null },
    kept: ['availableStock'],
  });
});
