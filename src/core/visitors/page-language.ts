import { DEFAULT_LANGUAGE, parseLanguage, type Language } from '#core/language.ts';
import { offeredLanguageOf } from '#core/language-path.ts';

/** The language of the page that calls; otherwise the browser's first accepted language. */
export function pageLanguage(
  headers: Readonly<{ get(name: string): string | null }>,
  offered: readonly Language[],
): Language {
  const page = headers.get('referer') ?? '';
  if (URL.canParse(page)) return offeredLanguageOf(new URL(page).pathname, offered);
  const [first = ''] = /^[a-z]+/i.exec(headers.get('accept-language') ?? '') ?? [];
  const accepted = parseLanguage(first.toLowerCase());
  return accepted !== null && offered.includes(accepted) ? accepted : DEFAULT_LANGUAGE;
}
