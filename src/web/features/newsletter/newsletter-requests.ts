import type {
  MailChoiceBody,
  MailChoiceResponse,
  NewsletterConfirmResponse,
} from '#contract/subscriptions.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { createApiClient } from '../../api/api-client.ts';

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
