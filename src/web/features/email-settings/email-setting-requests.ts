import type { ReminderChoiceBody, ReminderChoicesResponse } from '#contract/account/reminders.ts';
import type { Language } from '#core/language.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { createApiClient } from '../../api/api-client.ts';
import type { FetchNeeds } from '../../queries/use-api-query.ts';

export type OptedOut = ReminderChoicesResponse['optedOut'];

export async function fetchOptedOut({ anonKey, signal }: FetchNeeds): Promise<OptedOut> {
  const response = await createApiClient({ anonKey }).api.me.reminders.$get({}, { init: { signal } });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return (await response.json()).optedOut;
}

export async function saveReminderChoice(choice: ReminderChoiceBody, anonKey: string): Promise<void> {
  const response = await createApiClient({ anonKey }).api.me.reminders.$put({ json: choice });
  if (response.status !== 200) throw new RequestRefused(response.status);
}

export async function fetchMyNewsletter({ anonKey, signal }: FetchNeeds): Promise<boolean> {
  const response = await createApiClient({ anonKey }).api.me.newsletter.$get({}, { init: { signal } });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return (await response.json()).isWanted;
}

type NewsletterChoice = Readonly<{ isWanted: boolean; language: Language }>;

export async function saveMyNewsletter(choice: NewsletterChoice, anonKey: string): Promise<boolean> {
  const response = await createApiClient({ anonKey }).api.me.newsletter.$put({ json: choice });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return (await response.json()).isWanted;
}
