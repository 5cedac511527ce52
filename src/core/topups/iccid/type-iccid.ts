import { iccidDigits, isIccid } from './iccid.ts';

const FEWEST_DIGITS = 19;
const MOST_DIGITS = 20;
const GROUP = /\d{4}(?=\d)/g;

/** `caret` is a position in `text`. */
export type TypedIccid = Readonly<{ text: string; caret: number }>;

/**
 * What a field shows after typing or pasting: digits in groups of four, as phones print them. The caret stays behind
 * the same digit.
 */
export function groupIccid({ text, caret }: TypedIccid): TypedIccid {
  const digits = onlyDigits(text).slice(0, MOST_DIGITS);
  const before = Math.min(onlyDigits(text.slice(0, caret)).length, digits.length);
  const isAtEnd = before === digits.length;
  const grouped = inGroups(digits);
  return { text: grouped, caret: isAtEnd ? grouped.length : inGroups(digits.slice(0, before)).length };
}

/** What is known about a typed ICCID: still being typed, complete, or certainly wrong. */
export type IccidCheck =
  | Readonly<{ kind: 'empty' | 'valid' }>
  | Readonly<{ kind: 'incomplete'; digits: number }>
  | Readonly<{ kind: 'wrong'; why: 'start' | 'digit' }>;

/** 19 digits that fail the check may be the first 19 of 20: they are wrong only once the customer has submitted them. */
export function checkIccid(text: string, isSubmitted = false): IccidCheck {
  const digits = iccidDigits(text);
  if (digits === '') return { kind: 'empty' };
  if (isIccid(digits)) return { kind: 'valid' };
  if (!'89'.startsWith(digits.slice(0, 2))) return { kind: 'wrong', why: 'start' };
  if (digits.length < (isSubmitted ? FEWEST_DIGITS : MOST_DIGITS))
    return { kind: 'incomplete', digits: digits.length };
  return { kind: 'wrong', why: 'digit' };
}

function onlyDigits(text: string): string {
  return text.replaceAll(/\D/g, '');
}

function inGroups(digits: string): string {
  return digits.replaceAll(GROUP, '$& ');
}
