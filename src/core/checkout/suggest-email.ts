import { isWithinOneError } from '#core/catalogue/search/typing-error.ts';

/** The most common mail providers. */
const COMMON_DOMAINS = [
  'gmail.com',
  'hotmail.com',
  'hotmail.es',
  'outlook.com',
  'outlook.es',
  'yahoo.com',
  'yahoo.es',
  'icloud.com',
  'protonmail.com',
  'googlemail.com',
];

/** Real mail providers whose names look like a typing error of a common one. */
const ALSO_REAL: ReadonlySet<string> = new Set([
  'mail.com',
  'email.com',
  'ymail.com',
  'gmx.com',
  'hotmail.fr',
  'hotmail.it',
  'hotmail.de',
  'outlook.fr',
  'outlook.it',
  'outlook.de',
  'yahoo.fr',
  'yahoo.it',
  'yahoo.de',
]);

/** The address the customer probably meant, when its domain has one typing error; null when nothing looks wrong. */
export function suggestEmail(typed: string): string | null {
  const email = typed.trim();
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || COMMON_DOMAINS.includes(domain) || ALSO_REAL.has(domain)) return null;
  const meant = COMMON_DOMAINS.find((common) => isWithinOneError(domain, common));
  return meant === undefined ? null : `${email.slice(0, at)}@${meant}`;
}
