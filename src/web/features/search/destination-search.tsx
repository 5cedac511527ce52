import { ArrowLeft } from 'lucide-react';
import { useId, useState, type ReactNode, type SubmitEventHandler } from 'react';
import { useNavigate } from 'react-router';
import { LONGEST_SEARCH } from '#core/plans/plan-filters.ts';
import { useTextBeforeHydration } from '../../browser/use-text-before-hydration.ts';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox/combobox.tsx';
import { keepTabInside } from '../../ui/keep-tab-inside.ts';
import { BelowSuggestions } from './below-suggestions.tsx';
import { SearchBox } from './search-box.tsx';
import { usePopular } from './use-popular.ts';
import { useSearchSheet } from './use-search-sheet.ts';
import { useSuggestionGroups } from './use-suggestion-groups.tsx';
import { useSuggestions } from './use-suggestions.ts';

type Properties = Readonly<{
  /** The id of the element that an empty search scrolls to. */
  plansId: string;
}>;

/**
 * The search of the hero: suggestions while the visitor types, full screen on a phone; a plain form without scripts.
 */
export function DestinationSearch({ plansId }: Properties) {
  const t = useMessages('home');
  const shell = useMessages('shell');
  const navigate = useNavigate();
  const path = useLocalizedPath();
  const id = useId();
  const [text, setText] = useState('');
  const { state, type, close: closeList } = useSuggestions();
  const sheet = useSearchSheet(() => {
    closeList();
    // If the field kept the focus, a second press would not open the sheet.
    document.getElementById(id)?.blur();
  });
  const groups = useSuggestionGroups(state, usePopular(sheet.isOpen));
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const plansFor = path(`/plans?${new URLSearchParams({ search: text.trim() }).toString()}`);
  const input = useTextBeforeHydration((typed) => {
    setText(typed.value);
    if (typed !== document.activeElement) return;
    type(typed.value);
    sheet.open();
  });
  const close = () => {
    closeList();
    sheet.close();
  };
  const submit: SubmitEventHandler<HTMLFormElement> = (event) => {
    closeList();
    // Back from the page with the results opens the search again.
    if (text.trim() !== '') return;
    event.preventDefault();
    // Going back would restore the scroll position.
    if (sheet.isOpen) void navigate({ hash: '' }, { replace: true, preventScrollReset: true });
    document.getElementById(plansId)?.scrollIntoView();
  };
  return (
    <div className="suggest">
      <SheetFrame isOpen={sheet.isOpen} onClose={close}>
        <Combobox
          id={id}
          text={text}
          isOpen={state.kind !== 'closed' || sheet.isOpen}
          groups={groups}
          listLabel={t('suggestions.label')}
          below={
            state.kind === 'closed' ? null : (
              <BelowSuggestions
                state={state}
                hasFound={count > 0}
                all={{ search: text.trim(), to: plansFor }}
                onLeave={closeList}
              />
            )
          }
          input={{
            ref: input,
            name: 'search',
            maxLength: LONGEST_SEARCH,
            inputMode: 'search',
            enterKeyHint: 'search',
            placeholder: shell('search.placeholder'),
            className: 'search-input',
            onFocus: () => {
              if (sheet.open()) type(text);
            },
          }}
          onType={(value) => {
            setText(value);
            type(value);
          }}
          onChoose={({ to }) => {
            closeList();
            void navigate(to);
          }}
          onOpen={() => type(text)}
          onClose={close}
          onLeave={() => {
            if (!sheet.isOpen) closeList();
          }}
        >
          {(field) => (
            <SearchBox id={id} onSubmit={submit}>
              {field}
            </SearchBox>
          )}
        </Combobox>
        <p role="status" className="sr-only">
          {count > 0 && state.kind === 'found' ? t('suggestions.count', { count }) : ''}
        </p>
      </SheetFrame>
    </div>
  );
}

type FrameProperties = Readonly<{ isOpen: boolean; onClose: () => void; children: ReactNode }>;

/** The box and its list, inline on the page or as a sheet with a back button. */
function SheetFrame({ isOpen, onClose, children }: FrameProperties) {
  const shell = useMessages('shell');
  const t = useMessages('home');
  return (
    <div
      {...(isOpen
        ? {
            className: 'suggest-sheet',
            role: 'dialog',
            'aria-modal': true,
            'aria-label': shell('search.label'),
            onKeyDown: keepTabInside,
          }
        : {})}
    >
      {isOpen ? (
        <button
          type="button"
          aria-label={t('suggestions.back')}
          className={`suggest-back ${buttonClass('bare')}`}
          onClick={onClose}
        >
          <ArrowLeft aria-hidden="true" className="size-6" />
        </button>
      ) : null}
      {children}
    </div>
  );
}
