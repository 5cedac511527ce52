import { ArrowRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../language/use-messages.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NothingFound } from './nothing-found.tsx';
import type { SuggestionState } from './suggester.ts';

/** One option; `row` is its content and `to` its link. */
export type SuggestionOption = Readonly<{ key: string; to: string; row: ReactNode }>;

/** Options under one heading. */
export type SuggestionGroup = Readonly<{ heading: string; options: readonly SuggestionOption[] }>;

type Properties = Readonly<{
  /** The id of the box this list belongs to. */
  id: string;
  state: SuggestionState;
  groups: readonly SuggestionGroup[];
  active: number | null;
  /** The page that lists all results. */
  all: Readonly<{ search: string; to: string }>;
  onChoose: (option: SuggestionOption) => void;
  onLeave: () => void;
}>;

export function optionId(id: string, index: number): string {
  return `${id}-option-${index}`;
}

/** The list below the search box: loading, results, no results, or failed. */
export function SuggestionList({ id, state, groups, active, all, onChoose, onLeave }: Properties) {
  const t = useMessages('home');
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const isOpen = state.kind !== 'closed' || count > 0;
  const first = groups.map((_, at) => groups.slice(0, at).reduce((sum, one) => sum + one.options.length, 0));
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && state.kind === 'found' ? t('suggestions.count', { count }) : ''}
      </p>
      {isOpen ? (
        <div className="suggest-drop">
          <div id={`${id}-list`} role="listbox" aria-label={t('suggestions.label')} hidden={count === 0}>
            {groups.map((group, at) => (
              <OptionGroup key={group.heading} heading={group.heading}>
                {group.options.map((option, index) => (
                  <Option
                    key={option.key}
                    id={optionId(id, (first[at] ?? 0) + index)}
                    isActive={(first[at] ?? 0) + index === active}
                    onChoose={() => onChoose(option)}
                  >
                    {option.row}
                  </Option>
                ))}
              </OptionGroup>
            ))}
          </div>
          <Aside state={state} hasFound={count > 0} search={all.search} onLeave={onLeave} />
          {count > 0 && all.search !== '' ? (
            <Link to={all.to} className="suggest-all" onClick={onLeave}>
              {t('suggestions.all', { search: all.search })}
              <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
            </Link>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

function OptionGroup({ heading, children }: Readonly<{ heading: string; children: ReactNode }>) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} role="presentation" className="suggest-heading">
        {heading}
      </p>
      {children}
    </div>
  );
}

type OptionProperties = Readonly<{
  id: string;
  isActive: boolean;
  onChoose: () => void;
  children: ReactNode;
}>;

function Option({ id, isActive, onChoose, children }: OptionProperties) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className="suggest-option"
      // Keeps the focus in the box.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </div>
  );
}

type AsideProperties = Readonly<{
  state: SuggestionState;
  hasFound: boolean;
  search: string;
  onLeave: () => void;
}>;

function Aside({ state, hasFound, search, onLeave }: AsideProperties) {
  const t = useMessages('home');
  if (hasFound) return null;
  switch (state.kind) {
    case 'closed':
      return null;
    case 'loading':
      return (
        <div role="status">
          <span className="sr-only">{t('suggestions.loading')}</span>
          {['w-2/3', 'w-1/2', 'w-3/5'].map((width) => (
            <div key={width} className="suggest-option">
              <Skeleton className="h-5 w-7.5" />
              <Skeleton className={`h-5 ${width}`} />
            </div>
          ))}
        </div>
      );
    case 'failed':
      return (
        <p role="status" className="p-4 wrap-anywhere text-ink-soft">
          {t('suggestions.failed')}
        </p>
      );
    case 'found':
      return <NothingFound search={search} popular={state.suggestions.popular} onLeave={onLeave} />;
  }
}
