import type { DecisionBody, ReviewsResponse, ShownReview } from '#contract/admin/reviews.ts';
import type { Language } from '#core/language.ts';
import type { ReviewStatus } from '#core/reviews/review-values.ts';
import { adminClient, refusalOf } from '../frame/admin-client.ts';

type Page = Readonly<{
  signal: AbortSignal;
  status: ReviewStatus;
  before: string | null;
  language: Language;
}>;

export async function fetchReviews({ signal, status, before, language }: Page): Promise<ReviewsResponse> {
  const query = { status, language, ...(before !== null && { before }) };
  const response = await adminClient().reviews.$get({ query }, { init: { signal } });
  if (response.status !== 200) throw await refusalOf(response);
  return response.json();
}

/** Somebody changed it meanwhile: what is stored now. */
type Decided = Readonly<{ review: ShownReview }> | Readonly<{ conflict: ShownReview }>;

export async function decideReview(id: string, decision: DecisionBody): Promise<Decided> {
  const request = { param: { id }, json: decision };
  const response = await adminClient().reviews[':id'].decision.$put(request);
  if (response.status === 409) return { conflict: (await response.json()).conflict.stored };
  if (response.status !== 200) throw await refusalOf(response);
  return response.json();
}
