import { useId, type ChangeEventHandler, type ReactNode, type RefObject } from 'react';
import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { LONGEST_SEARCH } from '#core/plans/plan-filters.ts';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';

type Properties = Readonly<{
  /** The page that shows the results; the local plans by default. */
  action?: string;
  className?: string;
  onSubmit?: () => void;
  /** The results take the place of the current page in the history. */
  isReplacing?: boolean;
  /** For callers that hold the text themselves; otherwise the box does. */
  typed?: Readonly<{
    ref: RefObject<HTMLInputElement | null>;
    value: string;
    onChange: ChangeEventHandler<HTMLInputElement>;
  }>;
  /** Hidden fields to submit with the search. */
  children?: ReactNode;
}>;

/** A text search among plans. A plain form: it works before any script has run. */
export function SearchForm({ action, className = '', onSubmit, isReplacing, typed, children }: Properties) {
  const t = useMessages('shell');
  const path = useLocalizedPath();
  const id = useId();
  return (
    <Form
      action={action ?? path('/plans')}
      method="get"
      role="search"
      className={`search-box ${className}`}
      {...(onSubmit === undefined ? {} : { onSubmit })}
      {...(isReplacing === true && { replace: true })}
    >
      <label htmlFor={id} className="sr-only">
        {t('search.label')}
      </label>
      <Search aria-hidden="true" className="ml-4 size-5 shrink-0 text-ink-soft max-[26rem]:hidden" />
      {children}
      <input
        id={id}
        name="search"
        maxLength={LONGEST_SEARCH}
        type="search"
        {...typed}
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
