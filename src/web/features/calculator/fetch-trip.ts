import type { ItineraryResponse, RecommendationResponse } from '#contract/catalogue/calculator.ts';
import type { Language } from '#core/language.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { retry } from '#core/retry/retry.ts';
import { PLAN_RETRY } from '#core/retry/retry-policies.ts';
import { createApiClient, type ApiClient } from '../../api/api-client.ts';
import { wait } from '../../browser/wait.ts';
import { optionsOf, type DestinationOption } from './steps/destination-options.ts';
import type { TripRequest } from './trip-draft.ts';

export type TripResult =
  | Readonly<{
      kind: 'one';
      recommendation: RecommendationResponse['recommendation'];
      /** Of the recommended plan, where several are needed; null: not limited, or not known. */
      availableStock: number | null;
    }>
  | Readonly<{ kind: 'several'; covers: ItineraryResponse }>;

type RequestNeeds = Readonly<{ anonKey: string; signal: AbortSignal }>;

export function fetchTrip(request: TripRequest, needs: RequestNeeds): Promise<TripResult> {
  const { anonKey, signal } = needs;
  const client = createApiClient({ anonKey });
  const send = () =>
    request.kind === 'one' ? fetchOne(request, { client, ...needs }) : fetchSeveral(client, request, signal);
  return retry(send, PLAN_RETRY, { wait, random: () => Math.random(), signal });
}

async function fetchOne(
  { destination, days, megabytes }: Extract<TripRequest, { kind: 'one' }>,
  { client, anonKey, signal }: RequestNeeds & Readonly<{ client: ApiClient }>,
): Promise<TripResult> {
  const query = {
    ...(destination === null ? {} : { destination: destination.slug }),
    days: String(days),
    megabytes: String(megabytes),
  };
  const response = await client.api.packages.recommendation.$get({ query }, { init: { signal } });
  if (!response.ok) throw new RequestRefused(response.status);
  const { recommendation } = await response.json();
  return { kind: 'one', recommendation, availableStock: await stockFor(recommendation, anonKey) };
}

async function stockFor(
  recommendation: RecommendationResponse['recommendation'],
  anonKey: string,
): Promise<number | null> {
  if (recommendation.kind !== 'several-needed') return null;
  const { fetchAvailability } = await import('../../api/fetch-availability.ts');
  const line = { packageId: recommendation.plan.package_id, quantity: 1 };
  const availability = await fetchAvailability([line], { anonKey, cartId: null });
  return availability?.results[0]?.availableStock ?? null;
}

async function fetchSeveral(
  client: ApiClient,
  { stops, megabytes }: Extract<TripRequest, { kind: 'several' }>,
  signal: AbortSignal,
): Promise<TripResult> {
  const query = {
    stops: stops.map(({ countryCode, days }) => `${countryCode}:${days}`).join(','),
    megabytes: String(megabytes),
  };
  const response = await client.api.packages.itinerary.$get({ query }, { init: { signal } });
  if (!response.ok) throw new RequestRefused(response.status);
  return { kind: 'several', covers: await response.json() };
}

export function fetchDestinations(
  language: Language,
  { anonKey, signal }: RequestNeeds,
): Promise<readonly DestinationOption[]> {
  const client = createApiClient({ anonKey });
  const fetchAll = async () => {
    const response = await client.api.packages.destinations.$get({}, { init: { signal } });
    if (!response.ok) throw new RequestRefused(response.status);
    return optionsOf((await response.json()).destinations, language);
  };
  return retry(fetchAll, PLAN_RETRY, { wait, random: () => Math.random(), signal });
}
