import { Link, NavLink, type LinkProps, type NavLinkProps } from 'react-router';
import { useLocalizedPath } from './use-localized-path.ts';

type To = Readonly<{ to: string }>;

/** A link inside the shop, in the screen's language. Pass its English path. */
export function LocalizedLink({ to, ...rest }: Omit<LinkProps, 'to'> & To) {
  return <Link to={useLocalizedPath()(to)} {...rest} />;
}

/** The same, marked as current when it links to the current page. */
export function LocalizedNavLink({ to, ...rest }: Omit<NavLinkProps, 'to'> & To) {
  return <NavLink to={useLocalizedPath()(to)} {...rest} />;
}
