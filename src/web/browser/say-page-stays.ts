import type { Translate } from '#messages/translate.ts';
import { toasts } from '../ui/toasts/toasts.ts';

const NOTICE_MS = 6000;

/** Without a connection another page cannot be loaded, so the one being read stays. */
export function sayPageStays(t: Translate<'shell'>, tryAgain: () => void): void {
  toasts.show({
    title: t('toast.offlineTitle'),
    text: t('toast.pageStays'),
    durationMs: NOTICE_MS,
    action: { label: t('error.tryAgain'), run: tryAgain },
  });
}
