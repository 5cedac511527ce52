import type { Language } from '#core/language.ts';

const KILOBYTE = 1_024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** "1.8 MB", "240 KB". */
export function fileSize(bytes: number, language: Language): string {
  const isLarge = bytes >= MEGABYTE;
  const amount = isLarge ? bytes / MEGABYTE : Math.max(1, Math.round(bytes / KILOBYTE));
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(amount);
  return `${number} ${isLarge ? 'MB' : 'KB'}`;
}
