import { deviceAnswer, type DeviceAnswer } from './device-answer.ts';
import devices from './esim-devices.json' with { type: 'json' };

export const DEVICE_KINDS = ['phone', 'tablet', 'watch'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** yes: every one sold; no: none; depends: on where it was sold, its carrier or its cellular option. */
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

/** The data file is ours; a row with an unknown word is left out here and found by its test. */
export const DEVICES: readonly Device[] = devices.flatMap(({ kind, support, caveats, ...names }) =>
  isKind(kind) && isSupport(support) ? [{ ...names, kind, support, caveats: caveats.filter(isCaveat) }] : [],
);

const MAX_MATCHES = 12;

/**
 * Devices whose brand and model hold every word typed, best first: the very model, then one that starts with the
 * words, then one that merely holds them; among equals compatible ones first, then the newest. "iphone 1" lists every
 * iPhone from 1x on.
 */
export function findDevices(typed: string, limit = MAX_MATCHES): Device[] {
  return matchingDevices(typed).slice(0, limit);
}

/** The checker's one answer about what was typed; null when nothing was. */
export function checkDevice(typed: string): DeviceAnswer | null {
  const wanted = nameKey(typed);
  if (wanted === '') return null;
  const matching = matchingDevices(typed);
  const exact = matching.filter((device) => namesOf(device).includes(wanted));
  if (exact.length > 0) return deviceAnswer(exact);
  // A brand alone is no device: not all that it makes is shown, let alone asked about.
  return matching.length > MAX_MATCHES ? 'not-sure' : deviceAnswer(matching);
}

/** Compatible devices first. Within one answer the data file's order stays, which is newest first. */
const SUPPORT_ORDER: Readonly<Record<DeviceSupport, number>> = { yes: 0, depends: 1, no: 2 };

function namesOf({ brand, model }: Device): string[] {
  return [model, `${brand} ${model}`].map(nameKey);
}

/** The same words in any order are the same name. */
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

/** "Galaxy S24+" and "galaxy s24 plus" are the same words. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('+', ' plus ')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}
