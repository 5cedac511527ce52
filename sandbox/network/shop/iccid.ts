import { randomInt } from 'node:crypto';

/**
 * 89 for telecommunications, 44 and our own issuer number, twelve random digits, and the Luhn check digit.
 */
export function newIccid(): string {
  const digits = `894470${String(randomInt(0, 999_999)).padStart(6, '0')}${String(randomInt(0, 999_999)).padStart(6, '0')}`;
  return `${digits}${luhnDigit(digits)}`;
}

export function luhnDigit(digits: string): number {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits.at(-1 - index)) * (index % 2 === 0 ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return (10 - (sum % 10)) % 10;
}
