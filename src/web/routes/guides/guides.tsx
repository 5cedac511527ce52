import { GuidesIndex } from '../../features/guides/guides-index.tsx';
import { readGuides } from '../../features/guides/guides.server.ts';
import { languageOfPath } from '#core/language-path.ts';
import { shopContext } from '../../document/shop-context.ts';
import { isOtherPage } from './is-other-page.ts';
import type { Route } from './+types/guides.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return readGuides(context.get(shopContext), languageOfPath(url.pathname), url.searchParams.get('q'));
}

export const shouldRevalidate = isOtherPage;

export default function Guides({ loaderData }: Route.ComponentProps) {
  return <GuidesIndex {...loaderData} />;
}
