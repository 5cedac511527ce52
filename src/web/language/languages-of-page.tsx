import { LANGUAGES, type Language } from '#core/language.ts';

const NAME = 'languages';

/** Writes the offered languages into the page's head, where the browser reads them again. */
export function OfferedLanguages({ languages }: Readonly<{ languages: readonly Language[] }>) {
  return <meta name={NAME} content={languages.join(' ')} />;
}

export function languagesOfPage(page: Document): readonly Language[] {
  const named = page.querySelector(`meta[name="${NAME}"]`)?.getAttribute('content')?.split(' ') ?? [];
  return LANGUAGES.filter((language) => named.includes(language));
}
