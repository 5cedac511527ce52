import { BRAND } from '#core/brand.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { StructuredData } from '../../document/structured-data.tsx';
import { siteFacts } from './site-facts.ts';

/** The organization and the site search, for search engines. Used on the home page. */
export function SiteData() {
  const { origin } = usePageFacts();
  const path = useLocalizedPath();
  const language = useLanguage();
  const facts = siteFacts({
    name: BRAND,
    origin,
    home: origin + path('/'),
    search: origin + path('/plans'),
    language,
  });
  return <StructuredData facts={facts} />;
}
