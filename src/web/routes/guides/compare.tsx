import { ComparisonPage } from '../../features/guides/comparison-page.tsx';
import { readComparison } from '../../features/guides/comparison.server.ts';
import { languageOfPath } from '#core/language-path.ts';
import { shopContext } from '../../document/shop-context.ts';
import type { Route } from './+types/compare.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return readComparison(context.get(shopContext), languageOfPath(url.pathname));
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  return <ComparisonPage {...loaderData} />;
}
