import type { RevealShareResponse, SharePreviewResponse } from '#contract/orders/shares.ts';
import type { Language } from '#core/language.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { isShareSecret } from '#core/shares/is-share-secret.ts';
import { createApiClient } from '../../../api/api-client.ts';

type Needs = Readonly<{ anonKey: string; language: Language }>;

/** What the link is for. Changes nothing. A text that cannot be a secret has ended, without a request. */
export async function previewShare(
  secret: string,
  { anonKey, language }: Needs,
): Promise<SharePreviewResponse> {
  if (!isShareSecret(secret)) return { state: 'ended', canResend: false, hasNewer: false };
  const response = await createApiClient({ anonKey }).api.shares.preview.$post({
    json: { secret, language },
  });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return response.json();
}

export async function revealShare(
  secret: string,
  { anonKey, language }: Needs,
): Promise<RevealShareResponse> {
  const response = await createApiClient({ anonKey }).api.shares.reveal.$post({ json: { secret, language } });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return response.json();
}

/** False: the link has ended meanwhile. */
export async function markSharedInstalled(
  body: Readonly<{ secret: string; isInstalled: boolean }>,
  anonKey: string,
): Promise<boolean> {
  const response = await createApiClient({ anonKey }).api.shares.installed.$post({ json: body });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return (await response.json()).state === 'active';
}
