/** What a customer types: a valid ICCID has 19-20 digits, starts with 89 and passes the Luhn check. Spaces between groups are ignored. */
export function isIccid(text: string): boolean {
  const digits = iccidDigits(text);
  return /^89\d{17,18}$/.test(digits) && hasLuhnCheck(digits);
}

/**
 * Whether the network can be asked about this ICCID. Some that it sells have 18 digits or no check digit, so this is less
 * strict than what a customer may type.
 */
export function isNetworkIccid(iccid: string): boolean {
  return /^\d{18,22}$/.test(iccid);
}

/** The ICCID without the spaces that cards and settings print between its groups. */
export function iccidDigits(text: string): string {
  return text.replaceAll(/\s/g, '');
}

/** The last digit is chosen so that the sum is a multiple of 10; every second digit from the right counts double. */
function hasLuhnCheck(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = digit * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
