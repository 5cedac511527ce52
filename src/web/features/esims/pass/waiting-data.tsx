import { Plus } from 'lucide-react';
import type { MyEsim } from '#contract/account/my-esims.ts';
import { formatData } from '#core/calculator/format-data.ts';
import { dataInTotal } from '#core/esims/dashboard/data-in-total.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { useMessages } from '../../../language/use-messages.ts';

type Properties = Readonly<{ esim: Pick<MyEsim, 'usage' | 'waiting'> }>;

/** The top-ups behind the running package, in the order they start, and the data of all together. */
export function WaitingData({ esim }: Properties) {
  const t = useMessages('esims');
  const language = useLanguage();
  const { waiting } = esim;
  if (waiting.length === 0) return null;
  const total = dataInTotal(esim);
  return (
    <div className="grid gap-1">
      <ul className="grid gap-1 text-sm">
        {waiting.map(({ data, validityDays }, index) => (
          <li key={index} className="flex gap-1.5">
            <Plus aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-sea" />
            <span>
              <strong>{t('mine.waitingData', { data, count: validityDays })}</strong>{' '}
              <span className="text-ink-soft">
                {t(index === 0 ? 'mine.waitingFirst' : 'mine.waitingNext')}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {total === null ? null : (
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="figure text-2xl">{formatData(total, language)}</span>{' '}
          <span className="text-ink-soft">{t('mine.inTotal')}</span>
        </p>
      )}
    </div>
  );
}
