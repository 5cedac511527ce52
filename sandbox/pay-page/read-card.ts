import { behaviourOf } from '../payments/cards.ts';
import type { CardPayment } from '../payments/pay-session.ts';

export type CardField = 'email' | 'number' | 'expiry' | 'cvc';
export type CardForm = Readonly<Record<CardField, string>>;
export type FieldProblem = 'badEmail' | 'badNumber' | 'badExpiry' | 'pastExpiry' | 'badCvc' | 'realCard';
export type Problems = Readonly<Partial<Record<CardField, FieldProblem>>>;

export type CardReading = { kind: 'fine'; payment: CardPayment } | { kind: 'wrong'; problems: Problems };

/** The check digit every card number ends with. */
function hasCheckDigit(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

const isCardNumber = (number: string) =>
  behaviourOf(number) !== null || (/^\d{13,19}$/.test(number) && hasCheckDigit(number));

function readExpiry(text: string): { month: number; year: number } | null {
  const [, month = '', year = ''] = /^(\d{1,2})\s*[/-]?\s*(\d{2}|\d{4})$/.exec(text.trim()) ?? [];
  const read = { month: Number(month), year: Number(year.length === 2 ? `20${year}` : year) };
  return read.month >= 1 && read.month <= 12 ? read : null;
}

/** A card is valid to the end of its month. */
const isPast = ({ month, year }: { month: number; year: number }, now: Date) =>
  Date.UTC(year, month, 1) <= now.getTime();

function expiryProblem(text: string, now: Date): FieldProblem | null {
  const expiry = readExpiry(text);
  if (expiry === null) return 'badExpiry';
  return isPast(expiry, now) ? 'pastExpiry' : null;
}

type Rules = Readonly<{ requiresEmail: boolean; now: Date }>;

function problemsOf(form: CardForm, number: string, { requiresEmail, now }: Rules): Problems {
  const badExpiry = expiryProblem(form.expiry, now);
  return {
    ...(requiresEmail && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(form.email.trim()) ? { email: 'badEmail' } : {}),
    ...(isCardNumber(number) ? {} : { number: 'badNumber' }),
    ...(badExpiry === null ? {} : { expiry: badExpiry }),
    ...(/^\d{3,4}$/.test(form.cvc.trim()) ? {} : { cvc: 'badCvc' }),
  };
}

export function readCard(form: CardForm, rules: Rules): CardReading {
  const number = form.number.replaceAll(/[\s-]/g, '');
  const problems = problemsOf(form, number, rules);
  const expiry = readExpiry(form.expiry);
  if (Object.keys(problems).length > 0 || expiry === null) return { kind: 'wrong', problems };
  const card = { last4: number.slice(-4), expMonth: expiry.month, expYear: expiry.year };
  return { kind: 'fine', payment: { number, card, email: rules.requiresEmail ? form.email.trim() : null } };
}
