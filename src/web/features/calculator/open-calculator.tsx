import type { TripMode } from '#core/calculator/trip-mode.ts';
import { useMessages } from '../../language/use-messages.ts';
import { Calculator } from './calculator.tsx';
import { CalculatorFrame } from './calculator-frame.tsx';

/** The calculator as a page: it starts with the first question, without a button before it. */
export function OpenCalculator({ search, mode }: Readonly<{ search: string; mode: TripMode }>) {
  const t = useMessages('calculator');
  return (
    <CalculatorFrame isTitled={false}>
      <noscript>
        <p className="px-4 pt-5 text-ink-soft">{t('needsScripts')}</p>
      </noscript>
      <Calculator search={search} mode={mode} isOpenFromStart isInAddress />
    </CalculatorFrame>
  );
}
