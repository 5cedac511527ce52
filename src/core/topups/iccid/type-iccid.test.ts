import { expect, test } from 'vitest';
import { checkIccid, groupIccid } from './type-iccid.ts';

const VALID = '8944465400000267220';

const typed = (text: string, caret = text.length) => groupIccid({ text, caret });

test('TOPUP-01 a typed ICCID is shown in groups of four, and the caret stays behind its digit', () => {
  expect(typed('89444')).toEqual({ text: '8944 4', caret: 6 });
  expect(typed('8944')).toEqual({ text: '8944', caret: 4 });
  // A digit typed in the middle: "89|44 4" becomes "897|4 44".
  expect(typed('89744 4', 3)).toEqual({ text: '8974 44', caret: 3 });
  // Deleting the space's neighbour.
  expect(typed('8944 465', 5)).toEqual({ text: '8944 465', caret: 4 });
});

test('TOPUP-01 a pasted ICCID may have spaces, dashes and words around it', () => {
  expect(typed(` ICCID: 8944-4654 0000 0267 220\n`).text).toBe('8944 4654 0000 0267 220');
  expect(typed(`${VALID}99999`).text.replaceAll(' ', '')).toHaveLength(20);
  expect(typed('')).toEqual({ text: '', caret: 0 });
});

test('TOPUP-02 the check while typing says what is wrong only when it is certain', () => {
  expect(checkIccid('')).toEqual({ kind: 'empty' });
  expect(checkIccid('8')).toEqual({ kind: 'incomplete', digits: 1 });
  expect(checkIccid('12')).toEqual({ kind: 'wrong', why: 'start' });
  expect(checkIccid(VALID.slice(0, 18))).toEqual({ kind: 'incomplete', digits: 18 });
  expect(checkIccid(VALID)).toEqual({ kind: 'valid' });
  expect(checkIccid('8944 4654 0000 0267 221')).toEqual({ kind: 'incomplete', digits: 19 });
  expect(checkIccid('8944 4654 0000 0267 221', true)).toEqual({ kind: 'wrong', why: 'digit' });
  expect(checkIccid('8944 4654 0000 0267 22', true)).toEqual({ kind: 'incomplete', digits: 18 });
  expect(checkIccid('8944 4654 0000 0267 2219')).toEqual({ kind: 'wrong', why: 'digit' });
});
