import { ROUTE_PATTERNS, type RoutePattern } from '#contract/route-patterns.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_FACTS, type Language } from '#core/language.ts';
import { localizedPath } from '#core/language-path.ts';
import { PRIVATE_AREAS } from './page-address.ts';

/**
 * Public pages, besides the plans and the guide of each destination. Pages with personal or payment data are not listed, nor the offline page,
 * which is shown in place of others.
 */
const PUBLIC_PATHS = ROUTE_PATTERNS.filter(
  (pattern) => !/[:*]|^\/offline$/.test(pattern) && !PRIVATE_AREAS.includes(pattern.split('/')[1] ?? ''),
);

/** These show the catalogue, so they change with it. When a text page last changed is not known. */
const CATALOGUE_PATHS: readonly RoutePattern[] = [
  '/',
  '/plans',
  '/regional-plans',
  '/global-plans',
  '/coverage-map',
  '/guides',
  '/compare',
];

/** `changedAt` is null when it is not known. */
export type ListedDestination = Readonly<{ slug: string; changedAt: Date | null }>;
type Listed = Readonly<{ path: string; changedAt: Date | null }>;
type Site = Readonly<{ origin: string; languages: readonly Language[] }>;

/** Every page that search engines may list, in every offered language, each with links to its other languages. */
export function sitemap(site: Site, destinations: readonly ListedDestination[]): string {
  const newest = newestOf(destinations);
  const pages: readonly Listed[] = [
    ...PUBLIC_PATHS.map((path) => ({ path, changedAt: CATALOGUE_PATHS.includes(path) ? newest : null })),
    ...destinations.flatMap(({ slug, changedAt }) =>
      ['/esim', '/guides'].map((folder) => ({ path: `${folder}/${encodeURIComponent(slug)}`, changedAt })),
    ),
  ];
  const entries = pages.flatMap((page) => site.languages.map((language) => entry(site, page, language)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function newestOf(destinations: readonly ListedDestination[]): Date | null {
  const times = destinations.flatMap(({ changedAt }) => changedAt?.getTime() ?? []);
  return times.length === 0 ? null : new Date(times.reduce((newest, time) => Math.max(newest, time)));
}

function entry({ origin, languages }: Site, { path, changedAt }: Listed, language: Language): string {
  const alternates = [
    ...languages.map((other) => alternate(LANGUAGE_FACTS[other].tag, origin + localizedPath(path, other))),
    alternate('x-default', origin + localizedPath(path, DEFAULT_LANGUAGE)),
  ];
  const lastmod = changedAt === null ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
  return `<url><loc>${escapeXml(origin + localizedPath(path, language))}</loc>${lastmod}${alternates.join('')}</url>`;
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
