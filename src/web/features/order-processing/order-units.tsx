import { CircleCheck, CircleSlash, Clock, Undo2 } from 'lucide-react';
import { unbrokenData } from '#core/plans/texts/unbroken-data.ts';
import { useMessages } from '../../language/use-messages.ts';
import { unitState, type Order } from './processing-view.ts';

const STYLES = {
  awaiting: { Icon: Clock, colour: 'text-ink-soft' },
  notOrdered: { Icon: CircleSlash, colour: 'text-ink-soft' },
  processing: { Icon: Clock, colour: 'text-ink-soft' },
  delivered: { Icon: CircleCheck, colour: 'text-good' },
  refunding: { Icon: Undo2, colour: 'text-warn' },
  refunded: { Icon: Undo2, colour: 'text-warn' },
} as const;

/** Each ordered unit and its state; refunded units are shown as clearly as delivered ones. */
export function OrderUnits({ order }: Readonly<{ order: Order }>) {
  const t = useMessages('order');
  return (
    <section className="rounded-card border border-line bg-card p-5">
      <h2 className="text-xl">{t('units.heading')}</h2>
      <ul className="mt-2 divide-y divide-line">
        {order.units.map((unit, index) => {
          const word = unitState(unit, order);
          const { Icon, colour } = STYLES[word];
          return (
            <li key={index} className="flex gap-3 py-3">
              <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${colour}`} />
              <div>
                <p className="font-semibold">{unbrokenData(unit.title)}</p>
                <p className="text-sm text-ink-soft">{t(`units.${word}`)}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
