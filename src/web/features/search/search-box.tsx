import { Search } from 'lucide-react';
import type { ReactNode, SubmitEventHandler } from 'react';
import { Form } from 'react-router';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';

type Properties = Readonly<{
  /** The id of the field inside. */
  id: string;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  children: ReactNode;
}>;

/** The form around the field. It works before scripts run. */
export function SearchBox({ id, onSubmit, children }: Properties) {
  const t = useMessages('shell');
  const path = useLocalizedPath();
  return (
    <Form action={path('/plans')} method="get" role="search" className="search-box" onSubmit={onSubmit}>
      <label htmlFor={id} className="sr-only">
        {t('search.label')}
      </label>
      <Search aria-hidden="true" className="ml-4 size-5 shrink-0 text-ink-soft max-[26rem]:hidden" />
      {children}
      <button type="submit" className={buttonClass('primary')}>
        {t('search.button')}
      </button>
    </Form>
  );
}
