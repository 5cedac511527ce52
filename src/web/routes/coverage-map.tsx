import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { CoverageExplorer } from '../features/coverage-map/coverage-explorer.tsx';
import { readCoverage } from '../features/coverage-map/coverage.server.ts';
import { languageOfPath } from '#core/language-path.ts';
import { useMessages } from '../language/use-messages.ts';
import { PageHead } from '../shell/head/page-head.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { shopContext } from '../document/shop-context.ts';
import type { Route } from './+types/coverage-map.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return readCoverage(context.get(shopContext), languageOfPath(url.pathname));
}

/** Choosing a country changes only the hash, and the page already has its data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function CoverageMap({ loaderData }: Route.ComponentProps) {
  const t = useMessages('coverage');
  const count = loaderData.countries.length;
  return (
    <div className="mx-auto max-w-7xl px-5 lg:px-8">
      <PageHead title={t('title')} description={t('description', { count })} />
      <PageTitle isBrief title={t('title')} lead={t('lead', { count })} />
      <CoverageExplorer {...loaderData} />
    </div>
  );
}
