import { LocalizedLink } from '../language/localized-link.tsx';
import type { UnsoldView } from '../features/destination/read-unsold.server.ts';
import { SearchForm } from '../features/plan-list/search-form.tsx';
import { buttonClass } from '../ui/button.tsx';
import { PageHead } from './head/page-head.tsx';

/** The page of a country without plans: a 404 that leads on. */
export function UnsoldScreen({ title, message, links }: UnsoldView) {
  return (
    <div className="mx-auto max-w-2xl px-5 py-16">
      <PageHead title={title} description={message} isIndexed={false} />
      <h1 className="mt-2 text-4xl">{title}</h1>
      <p className="mt-4 text-lg text-ink-soft">{message}</p>
      <SearchForm className="mt-8" />
      <div className="mt-6 flex flex-wrap gap-3">
        {links.map(({ to, name }) => (
          <LocalizedLink key={to} to={to} className={buttonClass('quiet')}>
            {name}
          </LocalizedLink>
        ))}
      </div>
    </div>
  );
}
