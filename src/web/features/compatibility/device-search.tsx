import { useEffect, useId, useRef, type RefObject } from 'react';
import { Search } from 'lucide-react';
import { Form, useSubmit } from 'react-router';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { useTextBeforeHydration } from '../../browser/use-text-before-hydration.ts';

const PAUSE_MS = 300;
const FEWEST_LETTERS = 2;

/** Searches when the button is pressed, and when typing pauses. A plain form before scripts run. */
export function DeviceSearch({ search }: Readonly<{ search: string }>) {
  const t = useMessages('compatibility');
  const path = useLocalizedPath();
  const id = useId();
  const submitLater = useDelayedSubmit();
  const input = useTextBeforeHydration(({ form }) => {
    if (form !== null) submitLater(form);
  });
  useShownSearch(input, search);
  return (
    <Form
      action={path('/compatibility')}
      method="get"
      role="search"
      replace
      preventScrollReset
      className="search-box"
      onChange={(event) => submitLater(event.currentTarget)}
    >
      <label htmlFor={id} className="sr-only">
        {t('search.label')}
      </label>
      <Search aria-hidden="true" className="ml-4 size-5 shrink-0 text-ink-soft max-[26rem]:hidden" />
      <input
        ref={input}
        id={id}
        name="q"
        type="search"
        defaultValue={search}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={80}
        className="search-input"
      />
      <button type="submit" className={buttonClass('primary')}>
        {t('search.button')}
      </button>
    </Form>
  );
}

function useDelayedSubmit(): (form: HTMLFormElement) => void {
  const submit = useSubmit();
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return (form) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const typed = new FormData(form).get('q');
      const isLong = typeof typed === 'string' && typed.trim().length >= FEWEST_LETTERS;
      if (isLong) void submit(form, { replace: true, preventScrollReset: true });
    }, PAUSE_MS);
  };
}

/** A search from a link is shown in the box; text that the visitor is typing is not overwritten. */
function useShownSearch(ref: RefObject<HTMLInputElement | null>, search: string): void {
  const lastSearch = useRef(search);
  useEffect(() => {
    if (lastSearch.current === search) return;
    lastSearch.current = search;
    if (ref.current !== null && ref.current !== document.activeElement) ref.current.value = search;
  }, [ref, search]);
}
