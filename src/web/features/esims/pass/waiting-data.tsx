import { Plus } from 'lucide-react';
import type { MyEsim } from '#contract/account/my-esims.ts';
import { useMessages } from '../../../language/use-messages.ts';

/** The top-ups behind the running package, in the order they start. */
export function WaitingData({ esim: { waiting } }: Readonly<{ esim: Pick<MyEsim, 'waiting'> }>) {
  const t = useMessages('esims');
  if (waiting.length === 0) return null;
  return (
    <ul className="grid gap-1 text-sm">
      {waiting.map(({ data, validityDays }, index) => (
        <li key={index} className="flex gap-1.5">
          <Plus aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-sea" />
          <span>
            <strong>{t('mine.waitingData', { data, count: validityDays })}</strong>{' '}
            <span className="text-ink-soft">{t(index === 0 ? 'mine.waitingFirst' : 'mine.waitingNext')}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
