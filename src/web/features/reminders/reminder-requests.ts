import type { ReminderLinkChoiceBody, ReminderLinkResponse } from '#contract/account/reminders.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { createApiClient } from '../../api/api-client.ts';

export async function fetchLink(token: string, anonKey: string): Promise<ReminderLinkResponse> {
  const response = await createApiClient({ anonKey }).api.reminders.read.$post({ json: { token } });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return response.json();
}

export async function saveLinkChoice(
  choice: ReminderLinkChoiceBody,
  anonKey: string,
): Promise<ReminderLinkResponse> {
  const response = await createApiClient({ anonKey }).api.reminders.choice.$post({ json: choice });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return response.json();
}
