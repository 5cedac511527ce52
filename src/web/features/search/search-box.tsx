import { Search } from 'lucide-react';
import type { KeyboardEventHandler, SubmitEventHandler } from 'react';
import { Form } from 'react-router';
import { LONGEST_SEARCH } from '#core/plans/plan-filters.ts';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { useTextBeforeHydration } from '../../browser/use-text-before-hydration.ts';

type Properties = Readonly<{
  id: string;
  text: string;
  isExpanded: boolean;
  /** The id of the option selected with the arrow keys. */
  activeId: string | null;
  onFocus: () => void;
  onType: (text: string) => void;
  /** Called when text was typed before hydration and the box no longer has the focus. */
  onTypedEarly: (text: string) => void;
  onKeyDown: KeyboardEventHandler<HTMLInputElement>;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
}>;

/** The box itself: a plain form before scripts run, and a combobox after. */
export function SearchBox({ id, text, isExpanded, activeId, ...on }: Properties) {
  const t = useMessages('shell');
  const path = useLocalizedPath();
  const field = useTextBeforeHydration((typed) => {
    if (typed !== document.activeElement) {
      on.onTypedEarly(typed.value);
      return;
    }
    on.onType(typed.value);
    on.onFocus();
  });
  return (
    <Form action={path('/plans')} method="get" role="search" className="search-box" onSubmit={on.onSubmit}>
      <label htmlFor={id} className="sr-only">
        {t('search.label')}
      </label>
      <Search aria-hidden="true" className="ml-4 size-5 shrink-0 text-ink-soft max-[26rem]:hidden" />
      <input
        ref={field}
        id={id}
        name="search"
        maxLength={LONGEST_SEARCH}
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isExpanded}
        aria-controls={`${id}-list`}
        {...(activeId === null ? {} : { 'aria-activedescendant': activeId })}
        placeholder={t('search.placeholder')}
        className="search-input"
        value={text}
        onFocus={on.onFocus}
        onChange={({ currentTarget: { value } }) => on.onType(value)}
        onKeyDown={on.onKeyDown}
      />
      <button type="submit" className={buttonClass('primary')}>
        {t('search.button')}
      </button>
    </Form>
  );
}
