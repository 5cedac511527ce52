import { useId, type ReactNode } from 'react';
import { Sparkles } from 'lucide-react';
import { useMessages } from '../../language/use-messages.ts';

type Properties = Readonly<{
  /** False on the calculator's own page, whose title says it. */
  isTitled: boolean;
  children: ReactNode;
}>;

/** The card around the calculator, open or closed. */
export function CalculatorFrame({ isTitled, children }: Properties) {
  const t = useMessages('calculator');
  const id = useId();
  if (!isTitled) {
    return (
      <section aria-labelledby={id} className="calculator">
        {/* The steps have headings of the third level. */}
        <h2 id={id} className="sr-only">
          {t('title')}
        </h2>
        {children}
      </section>
    );
  }
  return (
    <section aria-labelledby={id} className="calculator">
      <div className="calculator-head">
        <span className="calculator-mark">
          <Sparkles aria-hidden="true" className="size-6" />
        </span>
        <h2 id={id} className="text-2xl">
          {t('title')}
        </h2>
        <p className="col-span-full text-ink-soft">{t('lead')}</p>
      </div>
      {children}
    </section>
  );
}
