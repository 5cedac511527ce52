import { deviceAnswer, type DeviceAnswer } from './device-answer.ts';
import devices from './esim-devices.json' with { type: 'json' };

export const DEVICE_KINDS = ['phone', 'tablet', 'watch'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/**
 * yes: every unit sold supports eSIM; no: none; depends: on the country of sale, the carrier or the cellular
 * option.
 */
export const DEVICE_SUPPORTS = ['yes', 'no', 'depends'] as const;
export type DeviceSupport = (typeof DEVICE_SUPPORTS)[number];

export const DEVICE_CAVEATS = [
  'mainland-china',
  'hong-kong-macao',
  'korea-model',
  'us-esim-only',
  'some-markets',
  'cellular-model',
  'carrier-variant',
  'watch-shares-phone-plan',
] as const;
export type DeviceCaveat = (typeof DEVICE_CAVEATS)[number];

export type Device = Readonly<{
  brand: string;
  model: string;
  kind: DeviceKind;
  support: DeviceSupport;
  caveats: readonly DeviceCaveat[];
}>;

const isOneOf =
  <T extends string>(allowed: readonly T[]) =>
  (value: string): value is T =>
    allowed.some((one) => one === value);

const isKind = isOneOf(DEVICE_KINDS);
const isSupport = isOneOf(DEVICE_SUPPORTS);
const isCaveat = isOneOf(DEVICE_CAVEATS);

/**
 * Our own data file. A row with an unknown value is skipped here and reported by its test. A whole family is `no` only
 * where it was sold before its maker's first phone with an eSIM: Samsung 2019 (Fold; in its A series 2022), Motorola
 * 2020 (Razr), Huawei 2020 (P40), Sony 2021 (Xperia 10 III Lite), Xiaomi 2022 (12T Pro; in Japan 2021, Redmi Note 10T),
 * OnePlus 2023 (11).
 */
export const DEVICES: readonly Device[] = devices.flatMap(({ kind, support, caveats, ...names }) =>
  isKind(kind) && isSupport(support) ? [{ ...names, kind, support, caveats: caveats.filter(isCaveat) }] : [],
);

const MAX_MATCHES = 12;

/**
 * Devices whose brand and model contain every typed word, best first: the exact model, then models that start with
 * the words, then models that contain them. Among equals, compatible devices first, then the newest. "iphone 1"
 * lists every iPhone from 1x on.
 */
export function findDevices(typed: string, limit = MAX_MATCHES): Device[] {
  return matchingDevices(typed).slice(0, limit);
}

/** The one device answer for the typed text; null when the text is empty. */
export function checkDevice(typed: string): DeviceAnswer | null {
  const wanted = nameKey(typed);
  if (wanted === '') return null;
  const matching = matchingDevices(typed);
  const exact = matching.filter((device) => namesOf(device).includes(wanted));
  if (exact.length > 0) return deviceAnswer(exact);
  // A brand alone is not a device: the list shows only some of its models.
  return matching.length > MAX_MATCHES ? 'not-sure' : deviceAnswer(matching);
}

/** Compatible devices first. Equal ones keep the order of the data file, which is newest first. */
const SUPPORT_ORDER: Readonly<Record<DeviceSupport, number>> = { yes: 0, depends: 1, no: 2 };

function namesOf({ brand, model }: Device): string[] {
  return [model, `${brand} ${model}`].map(nameKey);
}

/** The same words in another order are the same name. */
function nameKey(name: string): string {
  return wordsOf(name).toSorted().join(' ');
}

function matchingDevices(typed: string): Device[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [];
  const key = wanted.toSorted().join(' ');
  return DEVICES.map((device) => ({
    device,
    rank: rankOf(device, wanted),
    isExact: wanted.length > 1 && namesOf(device).includes(key),
  }))
    .filter(({ rank }) => rank > 0)
    .toSorted(
      (a, b) =>
        Number(b.isExact) - Number(a.isExact) ||
        b.rank - a.rank ||
        SUPPORT_ORDER[a.device.support] - SUPPORT_ORDER[b.device.support],
    )
    .map(({ device }) => device);
}

function rankOf({ brand, model }: Device, wanted: readonly string[]): number {
  const words = wordsOf(`${brand} ${model}`);
  const ranks = wanted.map((word) =>
    Math.max(
      0,
      ...words.map((own) => (own === word ? 3 : own.startsWith(word) ? 2 : own.includes(word) ? 1 : 0)),
    ),
  );
  return ranks.every((rank) => rank > 0) ? ranks.reduce((sum, rank) => sum + rank, 0) : 0;
}

/** "Galaxy S24+" and "galaxy s24 plus" give the same words. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('+', ' plus ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}
