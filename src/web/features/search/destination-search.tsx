import { useId, useState, type FocusEvent } from 'react';
import { Search } from 'lucide-react';
import { Form, useNavigate } from 'react-router';
import { LONGEST_SEARCH } from '#core/plans/plan-filters.ts';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { useCombobox } from '../../ui/use-combobox.ts';
import { useTypedEarly } from '../../use-typed-early.ts';
import { SuggestionList, optionId } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';

const SHOWN = 5;

type Properties = Readonly<{
  /** The id of the place a blank search scrolls to. */
  plansId: string;
}>;

/** The hero's search: suggestions while one types, and a plain form without scripts. */
export function DestinationSearch({ plansId }: Properties) {
  const words = useMessages('shell');
  const navigate = useNavigate();
  const path = useLocalizedPath();
  const id = useId();
  const [text, setText] = useState('');
  const { state, type, close } = useSuggestions();
  const box = useTypedEarly((field) => {
    setText(field.value);
    if (field === document.activeElement) type(field.value);
  });
  const suggestions = state.kind === 'found' ? state.suggestions.slice(0, SHOWN) : [];
  const plansFor = (search: string) => path(`/plans?${new URLSearchParams({ search }).toString()}`);
  const combobox = useCombobox({
    count: suggestions.length,
    isOpen: state.kind !== 'closed',
    choose: (place) => goTo(suggestions[place]?.name ?? text),
    close,
    open: () => type(text),
  });
  const goTo = (search: string) => {
    close();
    void navigate(plansFor(search));
  };
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };
  const { active } = combobox;
  return (
    <div className="suggest" onBlur={leave}>
      <Form
        action={path('/plans')}
        method="get"
        role="search"
        className="search-box"
        onSubmit={(event) => {
          close();
          if (text.trim() !== '') return;
          event.preventDefault();
          document.getElementById(plansId)?.scrollIntoView();
        }}
      >
        <label htmlFor={id} className="sr-only">
          {words('search.label')}
        </label>
        <Search aria-hidden="true" className="ml-4 size-5 shrink-0 text-ink-soft max-[26rem]:hidden" />
        <input
          ref={box}
          id={id}
          name="search"
          maxLength={LONGEST_SEARCH}
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={state.kind !== 'closed'}
          aria-controls={`${id}-list`}
          {...(active === null ? {} : { 'aria-activedescendant': optionId(id, active) })}
          placeholder={words('search.placeholder')}
          className="search-input"
          value={text}
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            combobox.reset();
            type(value);
          }}
          onKeyDown={combobox.onKeyDown}
        />
        <button type="submit" className={buttonClass('primary')}>
          {words('search.button')}
        </button>
      </Form>
      <SuggestionList
        id={id}
        state={state}
        suggestions={suggestions}
        active={active}
        all={{ search: text.trim(), to: plansFor(text.trim()) }}
        onChoose={goTo}
        onLeave={close}
      />
    </div>
  );
}
