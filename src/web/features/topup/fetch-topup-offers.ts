import * as z from 'zod/mini';
import type { TopupOffer, TopupOffersResponse } from '#contract/orders/topups.ts';
import { postJson } from '../../api/api-client.ts';
import type { FetchNeeds } from '../../queries/use-api-query.ts';
import type { TargetBody } from './topup-target.ts';

const TIMEOUT_MS = 30_000;

// The contract's schemas are for the server. These do the same with the small zod/mini; the types keep both in step.
const Offer: z.ZodMiniType<TopupOffer> = z.object({
  packageId: z.string(),
  title: z.string(),
  data: z.string(),
  megabytes: z.nullable(z.int()),
  validityDays: z.int(),
  voiceMinutes: z.int(),
  sms: z.int(),
  priceCents: z.int(),
});

const Response: z.ZodMiniType<TopupOffersResponse> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('offers'), offers: z.array(Offer), iccidEnd: z.optional(z.string()) }),
  z.object({
    kind: z.literal('none'),
    reason: z.enum(['none', 'recycled', 'expired', 'not-rechargeable', 'no-iccid', 'withdrawal-open']),
    newPlanPath: z.nullable(z.string()),
    iccidEnd: z.optional(z.string()),
  }),
  z.object({ kind: z.literal('unavailable') }),
]);

export type TopupOffers =
  | TopupOffersResponse
  /** `unknown`: not an eSIM of this customer, or the link of the reminder has ended. */
  | Readonly<{ kind: 'too-many' | 'unknown' }>;

/** The top-ups that fit an eSIM. Rejects when the shop cannot be reached. */
export async function fetchTopupOffers(target: TargetBody, needs: FetchNeeds): Promise<TopupOffers> {
  const body = { target, language: needs.language };
  const outcome = await postJson('/api/topup-offers', body, {
    anonKey: needs.anonKey,
    timeoutMs: TIMEOUT_MS,
    read: (response) => z.safeParse(Response, response).data ?? null,
  });
  if (outcome.kind === 'success') return outcome.response ?? { kind: 'unavailable' };
  if (outcome.code.startsWith('too-many-')) return { kind: 'too-many' };
  const isUnknown =
    outcome.code === 'topup-link-ended' || ('esimId' in target && outcome.code.includes('not-found'));
  return { kind: isUnknown ? 'unknown' : 'unavailable' };
}
