import { redirect } from 'react-router';
import { barePath } from '#core/language-path.ts';
import type { Route } from './+types/leave-spanish-admin.ts';

/** The admin panel has one address in every language. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(barePath(url.pathname) + url.search, 301);
}
