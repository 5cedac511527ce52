import { Check } from 'lucide-react';
import { useMessages } from '../../language/use-messages.ts';

/** Where the customer is: step 1 or 2. */
export function StepMarks({ current }: Readonly<{ current: 1 | 2 }>) {
  const t = useMessages('withdrawal');
  const steps = [t('steps.first'), t('steps.second')];
  return (
    <ol className="withdrawal-steps" aria-label={t('steps.label')}>
      {steps.map((name, index) => {
        const number = index + 1;
        return (
          <li key={name} {...(number === current && { 'aria-current': 'step' })}>
            <span aria-hidden="true" data-reached={number <= current}>
              {number < current ? <Check className="size-4" /> : number}
            </span>
            {name}
          </li>
        );
      })}
    </ol>
  );
}
