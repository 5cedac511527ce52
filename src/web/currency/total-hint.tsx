import { usePriceHint } from './use-hint.ts';

/**
 * The total in the visitor's currency, with its source and what is charged. For parts that are loaded on demand, with the
 * namespace `currency`. Its room is reserved until the rates arrive.
 */
export function TotalHint({ cents }: Readonly<{ cents: number }>) {
  const hint = usePriceHint(cents);
  if (hint.kind === 'none') return null;
  const isShown = hint.kind === 'shown';
  const { about, rate } = isShown ? hint.texts : hint.room;
  // A new element when the rates arrive: the browser then counts its text as new, not as moved.
  return (
    <div key={hint.kind} aria-hidden={!isShown} className={`total-hint ${isShown ? '' : 'invisible'}`}>
      <p className="figure text-lg text-ink-soft">{about}</p>
      <p className="text-sm text-ink-soft">{rate}</p>
    </div>
  );
}
