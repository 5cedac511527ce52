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
  | Readonly<{ kind: 'one'; recommendation: RecommendationResponse['recommendation'] }>
  | Readonly<{ kind: 'several'; covers: ItineraryResponse }>;

type RequestNeeds = Readonly<{ anonKey: string; signal: AbortSignal }>;

export function fetchTrip(request: TripRequest, { anonKey, signal }: RequestNeeds): Promise<TripResult> {
  const client = createApiClient({ anonKey });
  const send = () =>
    request.kind === 'one' ? fetchOne(client, request, signal) : fetchSeveral(client, request, signal);
  return retry(send, PLAN_RETRY, { wait, random: () => Math.random(), signal });
}

async function fetchOne(
  client: ApiClient,
  { destination, days, megabytes }: Extract<TripRequest, { kind: 'one' }>,
  signal: AbortSignal,
): Promise<TripResult> {
  const query = {
    ...(destination === null ? {} : { destination: destination.slug }),
    days: String(days),
    megabytes: String(megabytes),
  };
  const response = await client.api.packages.recommendation.$get({ query }, { init: { signal } });
  if (!response.ok) throw new RequestRefused(response.status);
  const { recommendation } = await response.json();
  return { kind: 'one', recommendation };
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
