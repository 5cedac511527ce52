import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { chipClass } from '../../../ui/chip.ts';
import { useSelectedInView } from './use-selected-in-view.ts';

export type Chip = Readonly<{ value: string; words: string; to: string; isSelected: boolean }>;

type Properties = Readonly<{
  label: string;
  chips: readonly Chip[];
  /** How many chips are shown before the toggle; all when absent. */
  shown?: number;
  /** The label of the toggle. */
  moreLabel?: string;
}>;

/** One choice among several. Each chip is a link, so it works without scripts and can be opened in a new tab. */
export function FilterChips({ label, chips, shown = chips.length, moreLabel = '' }: Properties) {
  const id = useId();
  const rest = chips.slice(shown);
  const row = useSelectedInView(chips.find(({ isSelected }) => isSelected)?.value);
  return (
    <div role="group" aria-labelledby={id} className="filter-row">
      <p id={id} className="filter-label">
        {label}
      </p>
      <div ref={row} className="filter-chips">
        {chips.slice(0, shown).map((chip) => (
          <ChipLink key={chip.value} chip={chip} />
        ))}
        {rest.length === 0 ? null : (
          <details
            className="filter-more"
            open={rest.some(({ isSelected }) => isSelected)}
            onToggle={({ currentTarget }) => showRest(currentTarget)}
          >
            <summary className={`cursor-pointer gap-1 ${chipClass(false)}`}>
              {moreLabel}
              <ChevronDown aria-hidden="true" className="details-arrow size-4" />
            </summary>
            <div className="filter-chips">
              {rest.map((chip) => (
                <ChipLink key={chip.value} chip={chip} />
              ))}
            </div>
          </details>
        )}
      </div>
    </div>
  );
}

/** Scrolls the new chips into view; off the screen they would look as if nothing had happened. */
function showRest(more: HTMLDetailsElement): void {
  const row = more.parentElement;
  if (row === null || !more.open || more.querySelector('[aria-current]') !== null) return;
  row.scrollLeft += more.getBoundingClientRect().left - row.getBoundingClientRect().left;
}

function ChipLink({ chip }: Readonly<{ chip: Chip }>) {
  return (
    <Link
      to={chip.to}
      preventScrollReset
      className={chipClass(chip.isSelected)}
      {...(chip.isSelected ? { 'aria-current': 'true' as const } : {})}
    >
      {chip.words}
    </Link>
  );
}
