import { lazy, Suspense, useState } from 'react';
import { Plane, Smartphone, Ticket } from 'lucide-react';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useHydrated } from '../../browser/hydration.tsx';
import { CalculatorFrame } from './calculator-frame.tsx';

const Calculator = lazy(() => import('./calculator.tsx').then((loaded) => ({ default: loaded.Calculator })));

type Properties = Readonly<{
  /** The page's search text; it may name the destination. */
  search: string;
  /** True on a page, false over a list. */
  isInAddress: boolean;
}>;

/** Starts small: the calculator's code is loaded when the visitor opens it. */
export function CalculatorCard({ search, isInAddress }: Properties) {
  const [isStarted, setIsStarted] = useState(false);
  return (
    <CalculatorFrame isTitled>
      {isStarted ? (
        <Suspense fallback={<CalculatorSkeleton />}>
          <Calculator search={search} isInAddress={isInAddress} />
        </Suspense>
      ) : (
        <Introduction onStart={() => setIsStarted(true)} />
      )}
    </CalculatorFrame>
  );
}

const INTRODUCTION = [
  { words: 'intro.trip', icon: Plane },
  { words: 'intro.phone', icon: Smartphone },
  { words: 'intro.plan', icon: Ticket },
] as const;

function Introduction({ onStart }: Readonly<{ onStart: () => void }>) {
  const t = useMessages('calculator');
  const isHydrated = useHydrated();
  return (
    <div className="calculator-body">
      <ol className="calculator-route">
        {INTRODUCTION.map(({ words, icon: Icon }) => (
          <li key={words}>
            <span className="calculator-stamp">
              <Icon aria-hidden="true" className="size-6" />
            </span>
            {t(words)}
          </li>
        ))}
      </ol>
      <button
        type="button"
        className={`w-full sm:w-auto sm:self-center ${buttonClass('primary')}`}
        disabled={!isHydrated}
        onClick={onStart}
      >
        {t('start')}
      </button>
      <noscript>
        <p className="text-ink-soft">{t('needsScripts')}</p>
      </noscript>
    </div>
  );
}

function CalculatorSkeleton() {
  const t = useMessages('calculator');
  return (
    <div role="status" className="calculator-body calculator-waiting">
      <p className="sr-only">{t('loading')}</p>
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-11 w-32" />
    </div>
  );
}
