/**
 * Robots may read every page: the private ones answer with `noindex`, which only a robot that may read them sees. Were they
 * forbidden here, a link to one elsewhere would still be listed.
 */
export function robotsText(origin: string): string {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
