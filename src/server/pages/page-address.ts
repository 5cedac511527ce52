import { canonicalPath } from './canonical-path.ts';
import { canonicalQuery } from './page-queries.ts';

/** Pages that show something of one person: never stored, never shared. */
export const PRIVATE_AREAS = ['dashboard', 'admin', 'auth', 'checkout', 'topup', 'share', 'api-test'];

export type PageAddress =
  | Readonly<{ kind: 'moved'; to: string }>
  | Readonly<{ kind: 'private'; path: string }>
  /** `path` is path and query with only what counts, in one order: equal pages have equal paths. */
  | Readonly<{ kind: 'public'; path: string }>;

/** Where a page really lives: one address per page and language. Takes path and query, answers the same. */
export function pageAddress(pathname: string, search: string): PageAddress {
  const canonical = canonicalPath(pathname);
  if (canonical !== pathname) return { kind: 'moved', to: canonical + search };
  if (isPrivate(pathname)) return { kind: 'private', path: pathname + search };
  return { kind: 'public', path: pathname + canonicalQuery(pathname, search) };
}

/** The router asks for a page's data at the page's path with `.data` behind it. */
function isPrivate(pathname: string): boolean {
  const [area = ''] = pathname
    .replace(/^\/es(?=\/|$)/, '')
    .replace(/\.data$/, '')
    .slice(1)
    .split('/');
  return PRIVATE_AREAS.includes(area);
}
