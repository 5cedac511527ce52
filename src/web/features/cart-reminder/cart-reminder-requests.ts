import type { MailChoiceBody, MailChoiceResponse, RestoreCartResponse } from '#contract/subscriptions.ts';
import type { Language } from '#core/language.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { createApiClient } from '../../api/api-client.ts';

type Needs = Readonly<{ anonKey: string; language: Language }>;

export async function fetchSavedCart(token: string, needs: Needs): Promise<RestoreCartResponse> {
  const { anonKey, language } = needs;
  const client = createApiClient({ anonKey });
  const response = await client.api['cart-reminders'].restore.$post({ json: { token, language } });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return response.json();
}

export async function saveCartChoice(choice: MailChoiceBody, anonKey: string): Promise<MailChoiceResponse> {
  const response = await createApiClient({ anonKey }).api['cart-reminders'].choice.$post({ json: choice });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return response.json();
}
