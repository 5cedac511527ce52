import {
  ESIM_STATUSES,
  type EsimStatus,
  type EsimUsage,
  type InstallSteps,
  type ReadResult,
  type TopupOffer,
} from '#core/esims/esim-provider.ts';
import type { Language } from '#core/language.ts';
import { centsFromDollars } from '#core/money.ts';
import type { AiraloClient, ApiResponse } from './http/airalo-client.ts';
import { dataAmountText } from './catalogue/data-amount.ts';
import {
  InstructionsResponse,
  TopupsResponse,
  UsageResponse,
  type PlatformResponses,
} from './esim-responses.ts';
import { interpret } from './interpret-read.ts';
import { Refusal } from './order-responses.ts';

type Needs = Readonly<{ client: AiraloClient; readMs: number }>;

const ONE_MEGABYTE = 1024 * 1024;
const RECYCLED = 73;

export async function readUsage(needs: Needs, iccid: string): Promise<ReadResult<EsimUsage>> {
  const response = await read(needs, { iccid, what: 'usage' });
  return interpret(response, UsageResponse, ({ data }) => ({
    status: toStatus(data.status),
    totalMegabytes: data.total,
    remainingMegabytes: data.remaining,
    isUnlimited: data.is_unlimited === true,
    expiresAt: utcDate(data.expired_at ?? null),
    remainingVoiceMinutes: data.remaining_voice,
    remainingSms: data.remaining_text,
  }));
}

export async function readTopups(
  needs: Needs,
  iccid: string,
): Promise<ReadResult<readonly TopupOffer[]> | { kind: 'recycled' }> {
  const response = await read(needs, { iccid, what: 'topups' });
  if (isRecycled(response)) return { kind: 'recycled' };
  return interpret(response, TopupsResponse, ({ data }) =>
    data.map((offer) => ({
      packageId: offer.id,
      priceCents: centsFromDollars(offer.price),
      dataAmount: dataAmountText({
        ...offer,
        is_unlimited: offer.is_unlimited === true,
        data: offer.data ?? null,
      }),
      validityDays: offer.day,
      voiceMinutes: offer.voice,
      sms: offer.text,
    })),
  );
}

export async function readInstallSteps(
  needs: Needs,
  iccid: string,
  language: Language,
): Promise<ReadResult<InstallSteps>> {
  const response = await read(needs, { iccid, what: 'instructions', language });
  return interpret(response, InstructionsResponse, ({ data: { instructions } }) => ({
    language: instructions.language.toLowerCase(),
    platforms: [...platforms('ios', instructions.ios), ...platforms('android', instructions.android)],
  }));
}

type EsimRequest = Readonly<{
  iccid: string;
  what: 'usage' | 'topups' | 'instructions';
  language?: Language;
}>;

function read({ client, readMs }: Needs, { iccid, what, language }: EsimRequest): Promise<ApiResponse> {
  return client.call({
    method: 'GET',
    path: `/v2/sims/${encodeURIComponent(iccid)}/${what}`,
    ...(language === undefined ? {} : { language }),
    timeoutMs: readMs,
    maxBytes: ONE_MEGABYTE,
    // The vendor counts its rate limit for these calls per eSIM.
    limitKey: `${what} ${iccid}`,
  });
}

function isRecycled(response: ApiResponse): boolean {
  if (response.kind !== 'received' || response.status !== 422) return false;
  const refusal = Refusal.safeParse(response.body);
  return refusal.success && refusal.data.code === RECYCLED;
}

function toStatus(word: string): EsimStatus {
  if (word === 'NOT_ACTIVE') return 'ready_to_activate';
  return ESIM_STATUSES.find((status) => status === word.toLowerCase()) ?? 'unknown';
}

function utcDate(text: string | null): Date | null {
  if (text === null) return null;
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/i.test(text.trim());
  const date = new Date(`${text.trim().replace(' ', 'T')}${hasZone ? '' : 'Z'}`);
  return Number.isNaN(date.getTime()) ? null : date;
}

function platforms(system: 'ios' | 'android', responses: PlatformResponses): InstallSteps['platforms'] {
  return (responses ?? []).map((response) => ({
    system,
    version: response.version ?? null,
    qr: response.installation_via_qr_code,
    manual: response.installation_manual,
    network: response.network_setup,
  }));
}
