import { useLocation } from 'react-router';
import { BRAND } from '#core/brand.ts';
import { LANGUAGE_FACTS } from '#core/language.ts';
import { barePath, isAdminPath, localizedPath } from '#core/language-path.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { sharePicture, SHARE_PICTURE_SIZE } from '../../document/share-picture.ts';
import { fullTitle } from './full-title.ts';

type Properties = Readonly<{
  title: string;
  /** Used where the title is too long for search engines. */
  shortTitle?: string;
  description: string;
  /** False excludes the page from search engines. */
  isIndexed?: boolean;
  /** The English path of the page to index instead of this one, when both show the same. */
  canonical?: string;
  /** False: messengers and search engines get no address and no picture to show. */
  hasPreview?: boolean;
}>;

/** Title, description and links for search engines and link previews. React moves them into the document's head. */
export function PageHead({
  title,
  shortTitle = title,
  description,
  isIndexed = true,
  canonical,
  hasPreview = true,
}: Properties) {
  const { origin } = usePageFacts();
  const { pathname } = useLocation();
  const language = useLanguage();
  const bare = canonical ?? barePath(pathname).replace(/(?<=.)\/$/, '');
  const address = (path: string) => origin + path;
  const own = address(localizedPath(bare, language));
  const name = fullTitle(title, shortTitle);
  return (
    <>
      <title>{name}</title>
      <meta name="description" content={description} />
      {hasPreview ? <SharedLink title={name} description={description} address={own} /> : null}
      {isIndexed ? (
        <Addresses own={own} bare={bare} address={address} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

type AddressProperties = Readonly<{ own: string; bare: string; address: (path: string) => string }>;

function Addresses({ own, bare, address }: AddressProperties) {
  const { languages } = usePageFacts();
  return (
    <>
      <link rel="canonical" href={own} />
      {isAdminPath(bare)
        ? null
        : languages.map((other) => (
            <link
              key={other}
              rel="alternate"
              hrefLang={LANGUAGE_FACTS[other].tag}
              href={address(localizedPath(bare, other))}
            />
          ))}
      <link rel="alternate" hrefLang="x-default" href={address(bare)} />
    </>
  );
}

type Shared = Readonly<{ title: string; description: string; address: string }>;

/** The preview that messengers show for a link to this screen. */
function SharedLink({ title, description, address }: Shared) {
  const t = useMessages('shell');
  const { origin, languages } = usePageFacts();
  const language = useLanguage();
  const { width, height } = SHARE_PICTURE_SIZE;
  return (
    <>
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={BRAND} />
      <meta property="og:locale" content={LANGUAGE_FACTS[language].locale} />
      {languages
        .filter((other) => other !== language)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={LANGUAGE_FACTS[other].locale} />
        ))}
      <meta property="og:image" content={origin + sharePicture(language)} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={`${BRAND}. ${t('tagline')}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
