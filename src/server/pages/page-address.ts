import type { Language } from '#core/language.ts';
import { barePath } from '#core/language-path.ts';
import { canonicalPath } from './canonical-path.ts';
import { canonicalQuery } from './page-queries.ts';

/** Pages with one person's data: never cached, never shared. */
export const PRIVATE_AREAS = [
  'dashboard',
  'admin',
  'auth',
  'checkout',
  'topup',
  'share',
  'email-reminders',
  'review',
  'newsletter',
  'cart-reminder',
  'api-test',
];

/** In a private area, but the same for everyone: the browser fills in what it keeps. */
const PUBLIC_PAGE = '/dashboard/saved';

export type PageAddress =
  | Readonly<{ kind: 'moved'; to: string; isPrivate: boolean }>
  | Readonly<{ kind: 'private'; path: string }>
  /** `path` is path and query in canonical form: equal pages have equal paths. */
  | Readonly<{ kind: 'public'; path: string }>;

/** The canonical address of a page: one per page and offered language. Takes and returns path and query. */
export function pageAddress(
  { pathname, search }: Readonly<{ pathname: string; search: string }>,
  languages: readonly Language[],
): PageAddress {
  const canonical = canonicalPath(pathname, languages);
  if (canonical !== pathname)
    return { kind: 'moved', to: canonical + search, isPrivate: isPrivate(canonical) };
  if (isPrivate(pathname)) return { kind: 'private', path: pathname + search };
  return { kind: 'public', path: pathname + canonicalQuery(pathname, search) };
}

/** The router fetches a page's data at the page's path plus `.data`. */
function isPrivate(pathname: string): boolean {
  const bare = barePath(pathname).replace(/\.data$/, '');
  const [area = ''] = bare.slice(1).split('/');
  return bare !== PUBLIC_PAGE && PRIVATE_AREAS.includes(area);
}
