import type { ReviewBody, ReviewLinkResponse, ReviewSaved, ReviewWithdrawn } from '#contract/reviews.ts';
import type { Language } from '#core/language.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { createApiClient } from '../../api/api-client.ts';

type Link = Readonly<{ token: string; language: Language }>;

export async function fetchReview(link: Link, anonKey: string): Promise<ReviewLinkResponse> {
  const response = await createApiClient({ anonKey }).api.reviews.read.$post({ json: link });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return response.json();
}

export async function sendReview(review: ReviewBody, anonKey: string): Promise<ReviewSaved> {
  const response = await createApiClient({ anonKey }).api.reviews.write.$post({ json: review });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return response.json();
}

export async function withdrawReview(link: Link, anonKey: string): Promise<ReviewWithdrawn> {
  const response = await createApiClient({ anonKey }).api.reviews.withdraw.$post({ json: link });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return response.json();
}
