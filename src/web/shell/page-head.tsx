import { useLocation } from 'react-router';
import { BRAND } from '#core/brand.ts';
import { LANGUAGES } from '#core/language.ts';
import { barePath, isAdminPath, localizedPath } from '../language/language-path.ts';
import { useLanguage } from '../language/use-language.ts';
import { usePageFacts } from '../page-facts.ts';

type Properties = Readonly<{
  title: string;
  description: string;
  /** False keeps the page out of search engines. */
  isIndexed?: boolean;
}>;

/** What search engines and link previews read about a screen. React moves it into the document's head. */
export function PageHead({ title, description, isIndexed = true }: Properties) {
  const { origin } = usePageFacts();
  const { pathname } = useLocation();
  const language = useLanguage();
  const bare = barePath(pathname).replace(/(?<=.)\/$/, '');
  const address = (path: string) => origin + path;
  const canonical = address(localizedPath(bare, language));
  const fullTitle = title.includes(BRAND) ? title : `${title} · ${BRAND}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={BRAND} />
      <meta property="og:locale" content={language} />
      {isIndexed ? null : <meta name="robots" content="noindex" />}
      {isIndexed ? <link rel="canonical" href={canonical} /> : null}
      {isIndexed && !isAdminPath(bare)
        ? LANGUAGES.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={address(localizedPath(bare, other))} />
          ))
        : null}
      {isIndexed ? <link rel="alternate" hrefLang="x-default" href={address(bare)} /> : null}
    </>
  );
}
