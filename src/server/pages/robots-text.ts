/**
 * Robots may read every page: private pages send `noindex`, which a robot sees only if it may read them. If
 * they were disallowed here, a page linked from another site would still be listed.
 */
export function robotsText(origin: string): string {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
