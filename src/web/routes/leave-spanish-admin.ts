import { redirect } from 'react-router';
import { barePath } from '../language/language-path.ts';
import type { Route } from './+types/leave-spanish-admin.ts';

/** The admin panel has one address in every language. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  return redirect(barePath(pathname) + search, 301);
}
