import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useMessages } from '../../language/use-messages.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Suggestion, SuggestionState } from './suggester.ts';

type Properties = Readonly<{
  /** The id of the box this list belongs to. */
  id: string;
  state: SuggestionState;
  suggestions: readonly Suggestion[];
  active: number | null;
  /** Where everything that was found is listed. */
  all: Readonly<{ search: string; to: string }>;
  onChoose: (name: string) => void;
  onLeave: () => void;
}>;

export function optionId(id: string, place: number): string {
  return `${id}-option-${place}`;
}

/** What drops down from the search box: on its way, found, nothing found, or not to be had. */
export function SuggestionList({ id, state, suggestions, active, all, onChoose, onLeave }: Properties) {
  const t = useMessages('home');
  const isOpen = state.kind !== 'closed';
  const hasFound = suggestions.length > 0;
  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && hasFound ? t('suggestions.count', { count: suggestions.length }) : ''}
      </p>
      {isOpen ? (
        <div className="suggest-drop">
          <ul id={`${id}-list`} role="listbox" aria-label={t('suggestions.label')} hidden={!hasFound}>
            {suggestions.map((suggestion, place) => (
              <li
                key={suggestion.id}
                id={optionId(id, place)}
                role="option"
                aria-selected={place === active}
                className="suggest-option"
                // Keeps the focus in the box.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(suggestion.name)}
              >
                <span className="truncate font-semibold">{suggestion.name}</span>
                <span className="text-ink-soft">{suggestion.data ?? t('suggestions.unlimited')}</span>
                <span className="figure ml-auto">{suggestion.price}</span>
              </li>
            ))}
          </ul>
          <Aside state={state} search={all.search} />
          {hasFound ? (
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

function Aside({ state, search }: Readonly<{ state: SuggestionState; search: string }>) {
  const t = useMessages('home');
  if (state.kind === 'loading') {
    return (
      <div role="status" className="grid gap-3 p-4">
        <span className="sr-only">{t('suggestions.loading')}</span>
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-5 w-3/5" />
      </div>
    );
  }
  const isNothing = state.kind === 'found' && state.suggestions.length === 0;
  if (!isNothing && state.kind !== 'failed') return null;
  return (
    <p role="status" className="p-4 wrap-anywhere text-ink-soft">
      {isNothing ? t('suggestions.none', { search }) : t('suggestions.failed')}
    </p>
  );
}
