import { usePriceHint } from './use-hint.ts';

/**
 * The total in the visitor's currency, with its source and what is charged. For parts that are loaded on demand, with the
 * namespace `currency`. Invisible texts of the same length reserve its room until the rates arrive.
 */
export function TotalHint({ cents }: Readonly<{ cents: number }>) {
  const hint = usePriceHint(cents);
  if (hint.kind === 'none') return null;
  const { texts, room } = hint;
  return (
    <div className="total-hint">
      <p className="figure invisible text-lg">{room.about}</p>
      <p className="invisible text-sm">{room.rate}</p>
      {texts === null ? null : (
        <>
          <p className="figure text-lg text-ink-soft">{texts.about}</p>
          <p className="text-sm text-ink-soft">{texts.rate}</p>
        </>
      )}
    </div>
  );
}
