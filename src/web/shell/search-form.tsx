import { useId } from 'react';
import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { useLocalizedPath } from '../language/use-localized-path.ts';
import { useMessages } from '../language/use-messages.ts';
import { buttonClass } from '../ui/button.tsx';

type Properties = Readonly<{ search?: string; className?: string; onSubmit?: () => void }>;

/** Leads to the local plans with a text search. A plain form: it works before any script has run. */
export function SearchForm({ search = '', className = '', onSubmit }: Properties) {
  const t = useMessages('shell');
  const path = useLocalizedPath();
  const id = useId();
  return (
    <Form
      action={path('/plans')}
      method="get"
      role="search"
      className={`search-box ${className}`}
      {...(onSubmit === undefined ? {} : { onSubmit })}
    >
      <label htmlFor={id} className="sr-only">
        {t('search.label')}
      </label>
      <Search aria-hidden="true" className="ml-4 size-5 shrink-0 text-ink-soft max-[26rem]:hidden" />
      <input
        id={id}
        name="search"
        type="search"
        defaultValue={search}
        key={search}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        enterKeyHint="search"
        className="search-input"
      />
      <button type="submit" className={buttonClass('primary')}>
        {t('search.button')}
      </button>
    </Form>
  );
}
