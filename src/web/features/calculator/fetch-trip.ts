import type { ItineraryAnswer, RecommendationAnswer } from '#contract/calculator.ts';
import type { Language } from '#core/language.ts';
import { RefusedAnswer } from '#core/retry/failure.ts';
import { retry } from '#core/retry/retry.ts';
import { PLAN_RETRY } from '#core/retry/retry-policies.ts';
import { createApiClient, type ApiClient } from '../../api/api-client.ts';
import { wait } from '../../browser/wait.ts';
import { optionsOf, type DestinationOption } from './steps/destination-options.ts';
import type { TripQuestion } from './trip-draft.ts';

export type TripAnswer =
  | Readonly<{ kind: 'one'; recommendation: RecommendationAnswer['recommendation'] }>
  | Readonly<{ kind: 'several'; covers: ItineraryAnswer }>;

type RequestNeeds = Readonly<{ anonKey: string; signal: AbortSignal }>;

export function fetchTrip(question: TripQuestion, { anonKey, signal }: RequestNeeds): Promise<TripAnswer> {
  const client = createApiClient({ anonKey });
  const send = () =>
    question.kind === 'one' ? fetchOne(client, question, signal) : fetchSeveral(client, question, signal);
  return retry(send, PLAN_RETRY, { wait, random: () => Math.random(), signal });
}

async function fetchOne(
  client: ApiClient,
  { place, days, megabytes }: Extract<TripQuestion, { kind: 'one' }>,
  signal: AbortSignal,
): Promise<TripAnswer> {
  const query = {
    ...(place === null ? {} : { destination: place.slug }),
    days: String(days),
    megabytes: String(megabytes),
  };
  const answer = await client.api.packages.recommendation.$get({ query }, { init: { signal } });
  if (!answer.ok) throw new RefusedAnswer(answer.status);
  const { recommendation } = await answer.json();
  return { kind: 'one', recommendation };
}

async function fetchSeveral(
  client: ApiClient,
  { stops, megabytes }: Extract<TripQuestion, { kind: 'several' }>,
  signal: AbortSignal,
): Promise<TripAnswer> {
  const query = {
    stops: stops.map(({ countryCode, days }) => `${countryCode}:${days}`).join(','),
    megabytes: String(megabytes),
  };
  const answer = await client.api.packages.itinerary.$get({ query }, { init: { signal } });
  if (!answer.ok) throw new RefusedAnswer(answer.status);
  return { kind: 'several', covers: await answer.json() };
}

export function fetchDestinations(
  language: Language,
  { anonKey, signal }: RequestNeeds,
): Promise<readonly DestinationOption[]> {
  const client = createApiClient({ anonKey });
  const fetchAll = async () => {
    const answer = await client.api.packages.destinations.$get({}, { init: { signal } });
    if (!answer.ok) throw new RefusedAnswer(answer.status);
    return optionsOf((await answer.json()).destinations, language);
  };
  return retry(fetchAll, PLAN_RETRY, { wait, random: () => Math.random(), signal });
}
