import { useId } from 'react';
import { CircleCheck, CircleHelp, CircleX, Clock } from 'lucide-react';
import type { MyEsim } from '#contract/account/my-esims.ts';
import { useTimes } from '../../../language/use-times.ts';
import { useMessages } from '../../../language/use-messages.ts';

const STYLES = {
  waiting: { Icon: Clock, colour: 'text-sea' },
  running: { Icon: CircleCheck, colour: 'text-good' },
  ended: { Icon: CircleX, colour: 'text-ink-soft' },
  unknown: { Icon: CircleHelp, colour: 'text-ink-soft' },
} as const;

/** The top-ups of an eSIM in the order they run, each with its state. A waiting one starts when the running one ends. */
export function TopupList({ topups }: Pick<MyEsim, 'topups'>) {
  const t = useMessages('esims');
  const id = useId();
  const { date } = useTimes();
  if (topups.length === 0) return null;
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-card p-5">
      <h2 id={id} className="text-xl">
        {t('topups.heading')}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {topups.map(({ data, validityDays, boughtAt, state }, index) => {
          const { Icon, colour } = STYLES[state];
          return (
            <li key={index} className="flex gap-3 py-3">
              <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${colour}`} />
              <div>
                <p className="font-semibold">{t('topups.what', { data, count: validityDays })}</p>
                <p className="text-sm text-ink-soft">
                  {t(`topups.${state}`)} · {t('topups.bought', { date: date(boughtAt) })}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
      {topups.some(({ state }) => state === 'waiting') ? (
        <p className="mt-2 text-sm text-ink-soft">{t('topups.note')}</p>
      ) : null}
    </section>
  );
}
