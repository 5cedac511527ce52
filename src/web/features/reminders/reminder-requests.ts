import type { ReminderLinkResponse } from '#contract/account/reminders.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { createApiClient } from '../../api/api-client.ts';
import type { FetchNeeds } from '../../queries/use-api-query.ts';

export async function fetchReminderChoice({ anonKey, signal }: FetchNeeds): Promise<boolean> {
  const response = await createApiClient({ anonKey }).api.me.reminders.$get({}, { init: { signal } });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return (await response.json()).isWanted;
}

export async function saveReminderChoice(isWanted: boolean, anonKey: string): Promise<boolean> {
  const response = await createApiClient({ anonKey }).api.me.reminders.$put({ json: { isWanted } });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return (await response.json()).isWanted;
}

type LinkChoice = Readonly<{ token: string; isWanted: boolean }>;

export async function saveLinkChoice(choice: LinkChoice, anonKey: string): Promise<ReminderLinkResponse> {
  const response = await createApiClient({ anonKey }).api.reminders.choice.$post({ json: choice });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return response.json();
}
