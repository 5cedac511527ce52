/** Pages that show something of one person: never stored, never shared. */
export const PRIVATE_AREAS = ['dashboard', 'admin', 'auth', 'checkout', 'topup', 'share', 'api-test'];

/** Parts of the query a public page is made from. All else (campaign marks, junk) leaves the page as it is. */
const PAGE_QUERY = ['type', 'search', 'region', 'data', 'service', 'page', 'q', '_routes'];

export type PageAddress =
  | Readonly<{ kind: 'moved'; to: string }>
  | Readonly<{ kind: 'private'; path: string }>
  /** `path` is path and query with only what counts, in one order: equal pages have equal paths. */
  | Readonly<{ kind: 'public'; path: string }>;

/** Where a page really lives: one address per page and language. Takes path and query, answers the same. */
export function pageAddress(pathname: string, search: string): PageAddress {
  const settled = settlePath(pathname);
  if (settled !== pathname) return { kind: 'moved', to: settled + search };
  if (isPrivate(pathname)) return { kind: 'private', path: pathname + search };
  return { kind: 'public', path: pathname + essentialQuery(search) };
}

/** No doubled slash (which would also let `//other.host` lead away), no slash at the end, one /es, no /es/admin. */
function settlePath(pathname: string): string {
  const single = pathname.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  return single.replace(/^(?:\/es)+(?=\/es(?:\/|$))/, '').replace(/^\/es(?=\/admin(?:\/|$))/, '');
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

function essentialQuery(search: string): string {
  if (search === '') return '';
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams(
    PAGE_QUERY.flatMap((name) =>
      given
        .getAll(name)
        .slice(0, 1)
        .map((value) => [name, value]),
    ),
  );
  return kept.size === 0 ? '' : `?${kept.toString()}`;
}
