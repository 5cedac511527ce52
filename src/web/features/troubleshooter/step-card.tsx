import { useEffect, useRef, type ReactNode } from 'react';
import { useMessages } from '../../language/use-messages.ts';

/** Null: the first step. */
export type StepBack = Readonly<{ onBack: (() => void) | null }>;

type Properties = StepBack & Readonly<{ title: string; children: ReactNode }>;

/** One step. After the first one its heading takes the focus, so that it is read and the keyboard starts there. */
export function StepCard({ title, onBack, children }: Properties) {
  const t = useMessages('troubleshooter');
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = onBack === null;
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
  }, [isFirst]);
  return (
    <section className="notice-card max-w-2xl">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {title}
      </h2>
      {children}
      {onBack === null ? null : (
        <button type="button" className="text-button" onClick={onBack}>
          {t('previous')}
        </button>
      )}
    </section>
  );
}
