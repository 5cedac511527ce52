import { deviceAnswer, type DeviceAnswer } from './device-answer.ts';
import devices from './esim-devices.json' with { type: 'json' };
import { partsLeft } from './tolerant-match.ts';

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
 * lists every iPhone from 1x on. Where nothing contains them, words with a typing error and other spaces are accepted.
 */
export function findDevices(typed: string, limit = MAX_MATCHES): Device[] {
  return matchingDevices(typed).slice(0, limit);
}

/** The one device answer for the typed text; null when the text is empty. */
export function checkDevice(typed: string): DeviceAnswer | null {
  const words = wordsOf(typed);
  if (words.length === 0) return null;
  const wanted = keyOf(words);
  const matching = matchingDevices(typed);
  const named = matching.filter((device) => namesOf(device).includes(wanted));
  const exact = named.length > 0 ? named : matching.filter((device) => isMeant(device, words));
  if (exact.length > 0) return deviceAnswer(exact);
  // A brand alone is not a device: the list shows only some of its models.
  return matching.length > MAX_MATCHES ? 'not-sure' : deviceAnswer(matching);
}

/** Compatible devices first. Equal ones keep the order of the data file, which is newest first. */
const SUPPORT_ORDER: Readonly<Record<DeviceSupport, number>> = { yes: 0, depends: 1, no: 2 };

function namesOf(device: Device): string[] {
  const { model, whole } = namedWords(device);
  return [model, whole].map(keyOf);
}

const wordsOfNames = new WeakMap<Device, Readonly<{ model: readonly string[]; whole: readonly string[] }>>();

/** The words of a device's model, and with its brand. They are split once. */
function namedWords(device: Device) {
  const { brand, model } = device;
  const words = wordsOfNames.get(device) ?? { model: wordsOf(model), whole: wordsOf(`${brand} ${model}`) };
  wordsOfNames.set(device, words);
  return words;
}

/** The same words in another order are the same name. */
function keyOf(words: readonly string[]): string {
  return words.toSorted().join(' ');
}

function matchingDevices(typed: string): Device[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [];
  const containing = devicesContaining(wanted);
  return containing.length > 0 ? containing : devicesMeant(wanted);
}

/** The devices that words with a typing error or other spaces name, the one with the least left over first. */
function devicesMeant(wanted: readonly string[]): Device[] {
  return DEVICES.flatMap((device) => {
    const left = partsLeft(wanted, namedWords(device).whole);
    return left === null ? [] : [{ device, left, isExact: isMeant(device, wanted) }];
  })
    .toSorted(
      (a, b) =>
        Number(b.isExact) - Number(a.isExact) ||
        SUPPORT_ORDER[a.device.support] - SUPPORT_ORDER[b.device.support] ||
        a.left - b.left,
    )
    .map(({ device }) => device);
}

/** Whether the words are the whole name, with a typing error or other spaces. */
function isMeant(device: Device, wanted: readonly string[]): boolean {
  const { model, whole } = namedWords(device);
  return [model, whole].some((name) => partsLeft(wanted, name) === 0);
}

function devicesContaining(wanted: readonly string[]): Device[] {
  const key = keyOf(wanted);
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

function rankOf(device: Device, wanted: readonly string[]): number {
  const words = namedWords(device).whole;
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
