import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { chipClass } from '../../ui/chip.ts';

export type Chip = Readonly<{ value: string; words: string; to: string; isSelected: boolean }>;

type Properties = Readonly<{
  label: string;
  chips: readonly Chip[];
  /** How many are shown before the toggle; all of them when absent. */
  shown?: number;
  /** What the toggle says. */
  moreLabel?: string;
}>;

/** One choice among several. Each chip is a link, so it works without scripts and can be opened in a new tab. */
export function FilterChips({ label, chips, shown = chips.length, moreLabel = '' }: Properties) {
  const id = useId();
  const rest = chips.slice(shown);
  return (
    <div role="group" aria-labelledby={id} className="filter-row">
      <p id={id} className="filter-label">
        {label}
      </p>
      <div className="filter-chips">
        {chips.slice(0, shown).map((chip) => (
          <ChipLink key={chip.value} chip={chip} />
        ))}
        {rest.length === 0 ? null : (
          <details className="filter-more" open={rest.some(({ isSelected }) => isSelected)}>
            <summary className={`cursor-pointer gap-1 ${chipClass(false)}`}>
              {moreLabel}
              <ChevronDown aria-hidden="true" className="filter-arrow size-4" />
            </summary>
            <div className="filter-chips mt-2">
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
