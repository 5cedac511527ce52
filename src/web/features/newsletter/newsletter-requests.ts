import type {
  MailChoiceBody,
  MailChoiceResponse,
  NewsletterConfirmResponse,
} from '#contract/subscriptions.ts';
import type { Language } from '#core/language.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { createApiClient } from '../../api/api-client.ts';
import type { FetchNeeds } from '../../queries/use-api-query.ts';

export async function fetchMyNewsletter({ anonKey, signal }: FetchNeeds): Promise<boolean> {
  const response = await createApiClient({ anonKey }).api.me.newsletter.$get({}, { init: { signal } });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return (await response.json()).isWanted;
}

type MyChoice = Readonly<{ isWanted: boolean; language: Language }>;

export async function saveMyNewsletter(choice: MyChoice, anonKey: string): Promise<boolean> {
  const response = await createApiClient({ anonKey }).api.me.newsletter.$put({ json: choice });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return (await response.json()).isWanted;
}

export async function confirmNewsletter(token: string, anonKey: string): Promise<NewsletterConfirmResponse> {
  const response = await createApiClient({ anonKey }).api.newsletter.confirm.$post({ json: { token } });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return response.json();
}

export async function saveNewsletterChoice(
  choice: MailChoiceBody,
  anonKey: string,
): Promise<MailChoiceResponse> {
  const response = await createApiClient({ anonKey }).api.newsletter.choice.$post({ json: choice });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return response.json();
}
