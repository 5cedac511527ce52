import { Sparkles } from 'lucide-react';
import { useMessages } from '../../../language/use-messages.ts';
import { useFocusOnShow } from '../use-focus-on-show.ts';
import styles from './result.css?url';

const STAGES = ['calculating.days', 'calculating.margin', 'calculating.plans'] as const;

/** Shown between the questions and the result. */
export function Calculating() {
  const t = useMessages('calculator');
  const heading = useFocusOnShow(null);
  return (
    <div className="calculator-body calculator-thinking">
      <link rel="stylesheet" href={styles} precedence="feature" />
      <span className="calculator-orbit" aria-hidden="true">
        <Sparkles className="size-10" />
      </span>
      <h3 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {t('calculating.title')}
      </h3>
      <ul aria-hidden="true" className="calculator-thoughts">
        {STAGES.map((stage) => (
          <li key={stage}>{t(stage)}</li>
        ))}
      </ul>
    </div>
  );
}
