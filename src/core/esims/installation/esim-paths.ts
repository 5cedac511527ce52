/** English paths of the pages of one eSIM. */
export function detailsPath(esimId: string): string {
  return `/dashboard/esims/${esimId}`;
}

export function installPath(esimId: string): string {
  return `/dashboard/esims/${esimId}/install`;
}

/** Where the troubleshooter is opened from besides the installation. */
const HELP_ORIGINS = ['details', 'tickets'] as const;
export type HelpOrigin = (typeof HELP_ORIGINS)[number];

/** With an origin, the troubleshooter leads back to it, otherwise to the installation. */
export function helpPath(esimId: string, origin?: HelpOrigin): string {
  const path = `/dashboard/esims/${esimId}/help`;
  return origin === undefined ? path : `${path}?from=${origin}`;
}

/** Null: the installation, a link of an email, or something that was typed. */
export function helpOriginIn(query: URLSearchParams): HelpOrigin | null {
  return HELP_ORIGINS.find((origin) => origin === query.get('from')) ?? null;
}

export function printPath(esimId: string): string {
  return `/dashboard/esims/${esimId}/print`;
}
