import { useQueryClient } from '@tanstack/react-query';
import type { SharePreviewResponse } from '#contract/orders/shares.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { useApiQuery } from '../../../queries/use-api-query.ts';
import { previewShare } from './fetch-share.ts';

/** What a link is for. One request, however many parts of the page need it. */
export function useSharePreview(secret: string) {
  return useApiQuery(['share', secret], (needs) => previewShare(secret, needs));
}

/** A link that ended before its button was pressed: the whole page learns it, as if it had just been opened. */
export function useEndedPreview(secret: string): (ended: SharePreviewResponse) => void {
  const client = useQueryClient();
  const language = useLanguage();
  return (ended) => client.setQueryData(['share', secret, language], ended);
}
