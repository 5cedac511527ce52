import type { Language } from '#core/language.ts';

/** The language of the page that calls; otherwise the browser's first accepted language. */
export function pageLanguage(headers: Readonly<{ get(name: string): string | null }>): Language {
  const page = headers.get('referer') ?? '';
  if (URL.canParse(page)) return /^\/es(\/|$)/.test(new URL(page).pathname) ? 'es' : 'en';
  return /^es\b/i.test(headers.get('accept-language') ?? '') ? 'es' : 'en';
}
