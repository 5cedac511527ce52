import { useEffect, useId, useRef, type RefObject } from 'react';
import { Search } from 'lucide-react';
import { Form, useSubmit } from 'react-router';
import { useTextBeforeHydration } from '../browser/use-text-before-hydration.ts';
import { buttonClass } from '../ui/button.tsx';

const PAUSE_MS = 300;
const FEWEST_LETTERS = 2;

type Properties = Readonly<{
  /** The address of the page that reads the text as `q`. */
  action: string;
  search: string;
  words: Readonly<{ label: string; placeholder: string; button: string }>;
}>;

/** Searches when the button is pressed, and when typing pauses. A plain form before scripts run. */
export function QuerySearch({ action, search, words }: Properties) {
  const id = useId();
  const submitLater = useDelayedSubmit();
  const input = useTextBeforeHydration(({ form }) => {
    if (form !== null) submitLater(form);
  });
  useShownSearch(input, search);
  return (
    <Form
      action={action}
      method="get"
      role="search"
      replace
      preventScrollReset
      className="search-box"
      onChange={(event) => submitLater(event.currentTarget)}
    >
      <label htmlFor={id} className="sr-only">
        {words.label}
      </label>
      <Search aria-hidden="true" className="ml-4 size-5 shrink-0 text-ink-soft max-[26rem]:hidden" />
      <input
        ref={input}
        id={id}
        name="q"
        type="search"
        defaultValue={search}
        placeholder={words.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={80}
        className="search-input"
      />
      <button type="submit" className={buttonClass('primary')}>
        {words.button}
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
      if (isLong || typed === '') void submit(form, { replace: true, preventScrollReset: true });
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
