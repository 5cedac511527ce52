import { LocalizedLink } from '../language/localized-link.tsx';
import { useMessages } from '../language/use-messages.ts';
import { SearchForm } from '../features/plan-list/search-form.tsx';
import { buttonClass } from '../ui/button.tsx';
import { PageHead } from './head/page-head.tsx';

export function NotFoundScreen() {
  const t = useMessages('shell');
  return (
    <div className="mx-auto max-w-2xl px-5 py-16">
      <PageHead title={t('notFound.title')} description={t('notFound.message')} isIndexed={false} />
      <p className="font-display text-7xl font-bold text-coral" aria-hidden="true">
        404
      </p>
      <h1 className="mt-2 text-4xl">{t('notFound.title')}</h1>
      <p className="mt-4 text-lg text-ink-soft">{t('notFound.message')}</p>
      <SearchForm className="mt-8" />
      <div className="mt-6 flex flex-wrap gap-3">
        <LocalizedLink to="/plans" className={buttonClass('quiet')}>
          {t('notFound.plans')}
        </LocalizedLink>
        <LocalizedLink to="/" className={buttonClass('quiet')}>
          {t('notFound.home')}
        </LocalizedLink>
      </div>
    </div>
  );
}
