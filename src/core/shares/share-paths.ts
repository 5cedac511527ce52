import type { Language } from '#core/language.ts';
import { localizedPath } from '#core/language-path.ts';

export function handOutPath(orderNumber: string): string {
  return `/dashboard/orders/${orderNumber}/hand-out`;
}

export function shareUrl(publicOrigin: string, secret: string, language: Language): string {
  return publicOrigin + localizedPath(`/share/${secret}`, language);
}

/** The same screen, to print. */
export function tagsPath(orderNumber: string): string {
  return `${handOutPath(orderNumber)}?view=tags`;
}
