import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useMessages } from '../../language/use-messages.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NothingFound } from './nothing-found.tsx';
import type { Suggestions, SuggestionState } from './suggester.ts';

type Properties = Readonly<{
  state: Exclude<SuggestionState, { kind: 'closed' }>;
  hasFound: boolean;
  /** The page that lists all results. */
  all: Readonly<{ search: string; to: string }>;
  onLeave: () => void;
}>;

/** What follows the suggestions: loading, failed, no results, or a link to all results. */
export function BelowSuggestions({ state, hasFound, all, onLeave }: Properties) {
  const t = useMessages('home');
  switch (state.kind) {
    case 'loading':
      return (
        <div role="status">
          <span className="sr-only">{t('suggestions.loading')}</span>
          {['w-2/3', 'w-1/2', 'w-3/5'].map((width) => (
            <div key={width} className="combobox-option">
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
      if (!hasFound) return <NothingFound search={all.search} {...state.suggestions} onLeave={onLeave} />;
      return (
        <>
          <UnsoldNote {...state.suggestions} />
          <Link to={all.to} className="suggest-all" onClick={onLeave}>
            {t('suggestions.all', { search: all.search })}
            <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
          </Link>
        </>
      );
  }
}

/** The typed country has no plans of its own; the suggestions include it, or only have a similar name. */
function UnsoldNote({ unsold, destinations }: Suggestions) {
  const t = useMessages('home');
  if (unsold === null) return null;
  const isIncluded = destinations.some(({ reason }) => reason?.kind === 'includes');
  return (
    <p role="status" className="px-4 pb-3 font-semibold">
      {t(isIncluded ? 'suggestions.included' : 'suggestions.unsold', { place: unsold })}
    </p>
  );
}
