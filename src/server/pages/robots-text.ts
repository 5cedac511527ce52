import { PRIVATE_AREAS } from './page-address.ts';

/** Robots may read every public page; the private ones say nothing to them anyway. */
export function robotsText(origin: string): string {
  const closed = PRIVATE_AREAS.flatMap((area) => [`Disallow: /${area}`, `Disallow: /es/${area}`]);
  return ['User-agent: *', ...closed, 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
