import { data } from 'react-router';
import { ComparisonPage } from '../../features/guides/comparison-page.tsx';
import { readComparison } from '../../features/guides/comparison.server.ts';
import { languageOfPath } from '#core/language-path.ts';
import { NotFoundScreen } from '../../shell/not-found-screen.tsx';
import { shopContext } from '../../document/shop-context.ts';
import type { Route } from './+types/compare.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  const comparison = readComparison(context.get(shopContext), languageOfPath(url.pathname));
  return data(comparison, { status: comparison === null ? 404 : 200 });
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  return loaderData === null ? <NotFoundScreen /> : <ComparisonPage {...loaderData} />;
}
