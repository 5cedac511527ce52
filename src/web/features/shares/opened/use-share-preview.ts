import { useApiQuery } from '../../../queries/use-api-query.ts';
import { previewShare } from './fetch-share.ts';

/** What a link is for. One request, however many parts of the page need it. */
export function useSharePreview(secret: string) {
  return useApiQuery(['share', secret], (needs) => previewShare(secret, needs));
}
