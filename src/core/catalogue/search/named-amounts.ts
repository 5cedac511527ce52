import { isUnlimitedAmount, MEGABYTES_PER_GIGABYTE, parseMegabytes } from '../packages/data-amount.ts';
import { lastsDays } from '../packages/list-order.ts';
import type { Package } from '../packages/package.ts';
import { wordInAnyLanguage } from './search-words.ts';

/** Amounts that a search names beside a place: "10 gb japan", "2 weeks spain". */
export type NamedAmounts = Readonly<{
  /** The least data. Null: none is named. */
  megabytes: number | null;
  isUnlimited: boolean;
  /** The fewest days; 0: none are named. */
  days: number;
}>;

const UNLIMITED = new RegExp(`\\b(?:${wordInAnyLanguage('unlimited')})\\b`);
/** "5g" is a generation of networks, not an amount: "5 g" and "5gb" are. */
const DATA = new RegExp(
  `(?!\\b[345]g\\b)\\b(\\d+(?:[.,]\\d+)?)[\\s-]*(gb|${wordInAnyLanguage('gigabytes')}|g|mb|m)\\b`,
);
const DAYS = new RegExp(`(\\d+)[\\s-]*(?:${wordInAnyLanguage('days')}|d)\\b`);
const WEEKS = new RegExp(`(?:(\\d+)[\\s-]*)?\\b(?:${wordInAnyLanguage('weeks')})\\b`);
const MONTHS = new RegExp(`(?:(\\d+)[\\s-]*)?\\b(?:${wordInAnyLanguage('months')})\\b`);
const DAYS_OF_A_WEEK = 7;
const DAYS_OF_A_MONTH = 30;

/** Takes a folded text. Null: it names no amount. */
export function namedAmounts(folded: string): NamedAmounts | null {
  const isUnlimited = UNLIMITED.test(folded);
  const megabytes = megabytesNamed(folded);
  const days = Math.max(
    Number(DAYS.exec(folded)?.[1] ?? 0),
    countOf(WEEKS.exec(folded)) * DAYS_OF_A_WEEK,
    countOf(MONTHS.exec(folded)) * DAYS_OF_A_MONTH,
  );
  return isUnlimited || megabytes !== null || days > 0 ? { megabytes, isUnlimited, days } : null;
}

/** Without a limit a plan holds any amount, but who names one compares plans that have one. */
export function hasAmounts(
  plan: Pick<Package, 'data_amount' | 'validity_days'>,
  { megabytes, isUnlimited, days }: NamedAmounts,
): boolean {
  if (!lastsDays(plan, days)) return false;
  if (isUnlimited) return isUnlimitedAmount(plan.data_amount);
  return megabytes === null || hasMegabytes(plan.data_amount, megabytes);
}

function hasMegabytes(dataAmount: string, least: number): boolean {
  const megabytes = parseMegabytes(dataAmount);
  return megabytes !== null && megabytes !== Infinity && megabytes >= least;
}

function megabytesNamed(folded: string): number | null {
  const [, digits, unit = ''] = DATA.exec(folded) ?? [];
  if (digits === undefined) return null;
  return Number(digits.replace(',', '.')) * (unit.startsWith('m') ? 1 : MEGABYTES_PER_GIGABYTE);
}

/** "a week" and "week" are one. */
function countOf(match: RegExpExecArray | null): number {
  return match === null ? 0 : Number(match[1] ?? 1);
}
