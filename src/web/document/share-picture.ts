import type { Language } from '#core/language.ts';

export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** The preview picture of a shared link, made by scripts/draw-share-pictures.ts. */
export function sharePicture(language: Language): string {
  return `/share-${language}.jpg`;
}
