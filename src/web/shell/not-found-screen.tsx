import { LocalizedLink } from '../language/localized-link.tsx';
import { useMessages } from '../language/use-messages.ts';
import { SearchForm } from '../features/plan-list/search-form.tsx';
import { buttonClass } from '../ui/button.tsx';
import { PageHead } from './head/page-head.tsx';

/** What a missing page is about: another title and text, and links before the usual ones. */
export type MissingPlace = Readonly<{
  title: string;
  message: string;
  links: readonly Readonly<{ to: string; name: string }>[];
}>;

export function NotFoundScreen({ place }: Readonly<{ place?: MissingPlace }>) {
  const t = useMessages('shell');
  const title = place?.title ?? t('notFound.title');
  const message = place?.message ?? t('notFound.message');
  return (
    <div className="mx-auto max-w-2xl px-5 py-16">
      <PageHead title={title} description={message} isIndexed={false} />
      <p className="font-display text-7xl font-bold text-coral" aria-hidden="true">
        404
      </p>
      <h1 className="mt-2 text-4xl">{title}</h1>
      <p className="mt-4 text-lg text-ink-soft">{message}</p>
      <SearchForm className="mt-8" />
      <div className="mt-6 flex flex-wrap gap-3">
        {place?.links.map(({ to, name }) => (
          <LocalizedLink key={to} to={to} className={buttonClass('quiet')}>
            {name}
          </LocalizedLink>
        ))}
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
