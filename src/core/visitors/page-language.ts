import type { Language } from '#core/language.ts';
import { languageOfPath } from '#core/language-path.ts';

/** The language of the page that calls; otherwise the browser's first accepted language. */
export function pageLanguage(headers: Readonly<{ get(name: string): string | null }>): Language {
  const page = headers.get('referer') ?? '';
  if (URL.canParse(page)) return languageOfPath(new URL(page).pathname);
  return /^es\b/i.test(headers.get('accept-language') ?? '') ? 'es' : 'en';
}
