import { Map } from 'lucide-react';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { chipClass } from '../../ui/chip.ts';
import type { SuggestedDestination } from './suggester.ts';
import { PlaceFlag } from './suggestion-rows.tsx';

const CHIPS = 4;

type Properties = Readonly<{
  search: string;
  popular: readonly SuggestedDestination[];
  /** The country without plans that was typed; null: the text names none. */
  unsold: string | null;
  onLeave: () => void;
}>;

/** What to do next when nothing matches the typed text; it never shows a guess as a result. */
export function NothingFound({ search, popular, unsold, onLeave }: Properties) {
  const t = useMessages('home');
  return (
    <div className="grid gap-3 p-4">
      <p role="status" className="wrap-anywhere">
        <b className="block font-display text-lg">
          {unsold === null ? t('suggestions.none', { search }) : t('suggestions.unsold', { place: unsold })}
        </b>
        <span className="text-ink-soft">
          {t(unsold === null ? 'suggestions.noneText' : 'suggestions.unsoldText')}
        </span>
      </p>
      <ul aria-label={t('suggestions.popular')} className="flex flex-wrap gap-2">
        {popular.slice(0, CHIPS).map((destination) => (
          <li key={destination.slug}>
            <LocalizedLink
              to={`/esim/${destination.slug}`}
              className={`gap-2 ${chipClass(false)}`}
              onClick={onLeave}
            >
              <PlaceFlag {...destination} />
              {destination.name}
            </LocalizedLink>
          </li>
        ))}
      </ul>
      <LocalizedLink to="/coverage-map" className="suggest-map" onClick={onLeave}>
        <Map aria-hidden="true" className="size-5 shrink-0" />
        {t('suggestions.map')}
      </LocalizedLink>
    </div>
  );
}
