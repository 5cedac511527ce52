import { LANGUAGES, type Language } from '#core/language.ts';

/** Pages for everybody, besides one per destination. Screens of one person and of their money are not listed. */
const PUBLIC_PATHS = [
  '/',
  '/plans',
  '/regional-plans',
  '/global-plans',
  '/coverage-map',
  '/compatibility',
  '/how-it-works',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
  '/data-protection',
  '/refund-policy',
  '/withdrawal',
];

/** Every page that search engines may list, in every language, each naming its counterparts. */
export function sitemap(origin: string, slugs: readonly string[]): string {
  const paths = [...PUBLIC_PATHS, ...slugs.map((slug) => `/esim/${encodeURIComponent(slug)}`)];
  const entries = paths.flatMap((path) => LANGUAGES.map((language) => entry(origin, path, language)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function entry(origin: string, path: string, language: Language): string {
  const alternates = [
    ...LANGUAGES.map((other) => alternate(other, origin + pathIn(other, path))),
    alternate('x-default', origin + pathIn('en', path)),
  ];
  return `<url><loc>${escapeXml(origin + pathIn(language, path))}</loc>${alternates.join('')}</url>`;
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`;
}

function pathIn(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? '/es' : `/es${path}`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
