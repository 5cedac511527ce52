import { CircleCheck, Clock, Undo2 } from 'lucide-react';
import { useMessages } from '../../language/use-messages.ts';
import type { Order } from './processing-view.ts';

const LOOKS = {
  processing: { Icon: Clock, colour: 'text-ink-soft' },
  delivered: { Icon: CircleCheck, colour: 'text-good' },
  refunding: { Icon: Undo2, colour: 'text-warn' },
  refunded: { Icon: Undo2, colour: 'text-warn' },
} as const;

/** Each thing ordered and how it stands; refunded ones are told as plainly as delivered ones. */
export function OrderUnits({ units }: Readonly<{ units: Order['units'] }>) {
  const t = useMessages('order');
  return (
    <section className="rounded-card border border-line bg-card p-5">
      <h2 className="text-xl">{t('units.heading')}</h2>
      <ul className="mt-2 divide-y divide-line">
        {units.map(({ title, state }, place) => {
          const { Icon, colour } = LOOKS[state];
          return (
            <li key={place} className="flex gap-3 py-3">
              <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${colour}`} />
              <div>
                <p className="font-semibold">{title}</p>
                <p className="text-sm text-ink-soft">{t(`units.${state}`)}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
