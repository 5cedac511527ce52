import { readClaims } from '../features/plans/claims.server.ts';
import { languageOfPath } from '../language/language-path.ts';
import { useMessages } from '../language/use-messages.ts';
import { SearchForm } from '../shell/search-form.tsx';
import { SimplePage } from '../shell/simple-page.tsx';
import { shopContext } from '../shop-context.ts';
import type { Route } from './+types/coverage-map.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  const claims = readClaims(context.get(shopContext), languageOfPath(new URL(request.url).pathname));
  return { destinations: claims?.destinations ?? '0' };
}

export default function CoverageMap({ loaderData: { destinations } }: Route.ComponentProps) {
  const t = useMessages('info');
  return (
    <SimplePage
      title={t('coverageMap.title')}
      description={t('coverageMap.description', { destinations })}
      lead={t('coverageMap.lead', { destinations })}
    >
      <div className="relative mb-8 aspect-[1200/560] w-full" aria-hidden="true">
        <div className="hero-land" />
      </div>
      <p className="mb-4">{t('coverageMap.next')}</p>
      <SearchForm />
    </SimplePage>
  );
}
