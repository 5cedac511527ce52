import { ArrowLeft } from 'lucide-react';
import { useId, useRef, useState, type FocusEvent } from 'react';
import { useNavigate } from 'react-router';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { keepTabInside } from '../../ui/keep-tab-inside.ts';
import { useCombobox } from '../../ui/use-combobox.ts';
import { SearchBox } from './search-box.tsx';
import { SuggestionList, optionId, type SuggestionOption } from './suggestion-list.tsx';
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
  const navigate = useNavigate();
  const path = useLocalizedPath();
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const { state, type, close: closeList } = useSuggestions();
  const sheet = useSearchSheet();
  const groups = useSuggestionGroups(state, usePopular(sheet.isOpen));
  const shown = state.kind === 'closed' && !sheet.isOpen ? [] : groups;
  const options = shown.flatMap((group) => group.options);
  const plansFor = path(`/plans?${new URLSearchParams({ search: text.trim() }).toString()}`);
  const close = () => {
    closeList();
    if (sheet.isOpen) container.current?.querySelector('input')?.blur();
    sheet.close();
  };
  const choose = (option: SuggestionOption | undefined) => {
    close();
    void navigate(option?.to ?? plansFor);
  };
  const combobox = useCombobox({
    count: options.length,
    isOpen: state.kind !== 'closed' || sheet.isOpen,
    choose: (at) => choose(options[at]),
    close,
    open: () => type(text),
  });
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!sheet.isOpen && !currentTarget.contains(relatedTarget)) closeList();
  };
  const { active } = combobox;
  return (
    <div ref={container} className="suggest-place">
      <SheetFrame isOpen={sheet.isOpen} onClose={close} onBlur={leave}>
        <SearchBox
          id={id}
          text={text}
          isExpanded={state.kind !== 'closed' || options.length > 0}
          activeId={active === null ? null : optionId(id, active)}
          onFocus={sheet.open}
          onTypedEarly={setText}
          onKeyDown={combobox.onKeyDown}
          onType={(value) => {
            setText(value);
            combobox.reset();
            type(value);
          }}
          onSubmit={(event) => {
            close();
            if (text.trim() !== '') return;
            event.preventDefault();
            document.getElementById(plansId)?.scrollIntoView();
          }}
        />
        <SuggestionList
          id={id}
          state={state}
          groups={shown}
          active={active}
          all={{ search: state.kind === 'closed' ? '' : text.trim(), to: plansFor }}
          onChoose={choose}
          onLeave={close}
        />
      </SheetFrame>
    </div>
  );
}

type FrameProperties = Readonly<{
  isOpen: boolean;
  onClose: () => void;
  onBlur: (event: FocusEvent) => void;
  children: React.ReactNode;
}>;

/** The box and its list, inline on the page or as a sheet with a back button. */
function SheetFrame({ isOpen, onClose, onBlur, children }: FrameProperties) {
  const shell = useMessages('shell');
  const t = useMessages('home');
  return (
    <div
      className={isOpen ? 'suggest suggest-sheet' : 'suggest'}
      onBlur={onBlur}
      {...(isOpen
        ? {
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
