import { useId } from 'react';
import { Info } from 'lucide-react';
import { useMessages } from '../language/use-messages.ts';
import { usePriceHint } from './use-hint.ts';

/**
 * The total in the visitor's currency; a press shows its source and what is charged. For parts that are loaded on demand,
 * with the namespace `currency`. An invisible text of the same length reserves its room until the rates arrive.
 */
export function TotalHint({ cents }: Readonly<{ cents: number }>) {
  const t = useMessages('currency');
  const id = useId();
  const hint = usePriceHint(cents);
  if (hint.kind === 'none') return null;
  const { texts, room } = hint;
  return (
    <div className="total-hint figure text-lg text-ink-soft">
      <span className="invisible">{room.about}</span>
      {texts === null ? null : (
        <>
          <button type="button" popoverTarget={id} className="price-hint">
            {texts.about}
            <Info aria-hidden="true" className="size-4 shrink-0" />
            <span className="sr-only">{t('explain')}</span>
          </button>
          <p id={id} popover="auto" className="rate-note">
            {texts.rate}
          </p>
        </>
      )}
    </div>
  );
}
