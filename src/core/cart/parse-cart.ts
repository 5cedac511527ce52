import { PACKAGE_TYPES, type PackageType } from '#core/catalogue/packages/package.ts';
import { centsFromDollars } from '#core/money.ts';
import { EMPTY_CART, MOST_LINES, MOST_OF_ONE, type Cart, type CartItem } from './cart.ts';
import type { StoredItem } from './stored-items.ts';

/** The shop never writes values above these limits. */
const MOST_DOLLARS = 100_000;
const MOST_LETTERS = 500;
const MOST_ID_LETTERS = 200;

/**
 * Parses a stored cart. Anyone can write to browser storage: invalid lines are dropped, lines of the same package
 * are merged, and an unreadable text gives an empty cart. Never throws.
 */
export function parseCart(stored: string | null): Cart {
  return readItems(parseJson(stored));
}

export function readItems(lines: unknown): Cart {
  if (!Array.isArray(lines)) return EMPTY_CART;
  const cart = new Map<string, CartItem>();
  for (const line of lines.slice(0, MOST_LINES)) {
    const item = readItem(line);
    if (item === null) continue;
    const quantity = Math.min(MOST_OF_ONE, (cart.get(item.packageId)?.quantity ?? 0) + item.quantity);
    cart.set(item.packageId, { ...item, quantity });
  }
  return cart.size === 0 ? EMPTY_CART : [...cart.values()];
}

export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function readItem(line: unknown): CartItem | null {
  if (!isObject<keyof StoredItem>(line)) return null;
  const quantity = readQuantity(line.quantity);
  const priceCents = readPriceCents(line.price);
  const packageId = readText(line.packageId);
  const title = readText(line.title);
  if (quantity === null || priceCents === null || !isId(packageId) || title === '') return null;
  return {
    id: readText(line.id) || packageId,
    packageId,
    title,
    country: readText(line.country),
    countryCode: readCountryCode(line.countryCode),
    data: readText(line.data),
    validity: readText(line.validity),
    priceCents,
    packageType: readPackageType(line.packageType),
    networks: readText(line.networks),
    operator: readText(line.operator),
    quantity,
  };
}

/** No field of a stored object is trusted: each is parsed on its own. */
type Unparsed<Field extends string> = Readonly<Partial<Record<Field, unknown>>>;

export function isObject<Field extends string>(value: unknown): value is Unparsed<Field> {
  return typeof value === 'object' && value !== null;
}

function isId(text: string): boolean {
  return text !== '' && text.length <= MOST_ID_LETTERS;
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MOST_LETTERS) : '';
}

function readQuantity(value: unknown): number | null {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 1) return null;
  return Math.min(MOST_OF_ONE, Math.trunc(value));
}

function readPriceCents(value: unknown): number | null {
  if (typeof value !== 'number' || !(value > 0 && value <= MOST_DOLLARS)) return null;
  return centsFromDollars(value);
}

function readCountryCode(value: unknown): string | null {
  return typeof value === 'string' && /^[A-Z]{2}$/.test(value) ? value : null;
}

function readPackageType(value: unknown): PackageType {
  return PACKAGE_TYPES.find((type) => type === value) ?? 'sim';
}
