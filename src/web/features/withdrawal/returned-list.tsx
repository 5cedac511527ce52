import { unbrokenData } from '#core/plans/texts/unbroken-data.ts';
import { returnedCents, returnedUnits } from '#core/withdrawals/returned-units.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useDollars } from '../../language/use-dollars.ts';
import type { OwnUnits } from './own-units.ts';

type Properties = Readonly<{
  units: OwnUnits;
  positions: readonly number[];
  /** Says that the right usually ends with the use. */
  isUseMarked?: boolean;
}>;

/** What the customer returns of an own order, with its price, and the sum. */
export function ReturnedList({ units, positions, isUseMarked = false }: Properties) {
  const t = useMessages('withdrawal');
  const dollars = useDollars();
  const returned = returnedUnits(units, positions);
  const isAnyMarked = isUseMarked && returned.some(({ isUsed }) => isUsed);
  return (
    <>
      <ul>
        {returned.map(({ title, refundCents, isUsed }, index) => (
          <li key={index} className="flex justify-between gap-4 py-1">
            <span className="min-w-0 wrap-break-word">
              {unbrokenData(title)}
              {isUseMarked && isUsed ? (
                <span className="block text-sm text-ink-soft">{t('own.used')}</span>
              ) : null}
            </span>
            <span className="figure shrink-0 whitespace-nowrap">{dollars(refundCents)}</span>
          </li>
        ))}
      </ul>
      <p className="border-t border-line pt-1 text-right font-semibold">
        {t('own.sum', { amount: dollars(returnedCents(units, positions)) })}
      </p>
      {isAnyMarked ? <p className="text-sm text-ink-soft">{t('own.usedHint')}</p> : null}
    </>
  );
}
