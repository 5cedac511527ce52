import { useId, type ReactNode } from 'react';
import { Sparkles } from 'lucide-react';
import { useMessages } from '../../language/use-messages.ts';

/** The card around the calculator, open or closed. */
export function CalculatorFrame({ children }: Readonly<{ children: ReactNode }>) {
  const t = useMessages('calculator');
  const id = useId();
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
