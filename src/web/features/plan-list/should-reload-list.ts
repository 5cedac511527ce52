type Move = Readonly<{ currentUrl: URL; nextUrl: URL; defaultShouldRevalidate: boolean }>;

/** A list is not loaded again when only a plan's sheet opens or closes over it. */
export function shouldReloadList({ currentUrl, nextUrl, defaultShouldRevalidate }: Move): boolean {
  const isSameList = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  return isSameList && currentUrl.hash !== nextUrl.hash ? false : defaultShouldRevalidate;
}
