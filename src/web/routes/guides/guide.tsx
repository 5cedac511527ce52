import { data } from 'react-router';
import { GuidePage } from '../../features/guides/guide-page.tsx';
import { readGuide } from '../../features/guides/guide.server.ts';
import { languageOfPath } from '#core/language-path.ts';
import { NotFoundScreen } from '../../shell/not-found-screen.tsx';
import { shopContext } from '../../document/shop-context.ts';
import { isOtherPage } from './is-other-page.ts';
import type { Route } from './+types/guide.ts';

export function loader({ url, context, params }: Route.LoaderArgs) {
  const guide = readGuide(context.get(shopContext), params.slug, languageOfPath(url.pathname));
  return data(guide, { status: guide === null ? 404 : 200 });
}

export const shouldRevalidate = isOtherPage;

export default function Guide({ loaderData }: Route.ComponentProps) {
  return loaderData === null ? <NotFoundScreen /> : <GuidePage {...loaderData} />;
}
