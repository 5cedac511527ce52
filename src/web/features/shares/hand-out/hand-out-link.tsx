import { Users } from 'lucide-react';
import { isGroupOrder } from '#core/shares/is-group-order.ts';
import { handOutPath } from '#core/shares/share-paths.ts';
import { LocalizedLink } from '../../../language/localized-link.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';

type ChipProperties = Readonly<{
  orderNumber: string;
  /** Set on a screen of several orders: the destinations of this one. Empty: it is the only one with a link. */
  places?: readonly string[];
}>;
type Properties = ChipProperties & Readonly<{ units: Parameters<typeof isGroupOrder>[0] }>;

/** The way to hand out the eSIMs of an order. Empty for an order that is not for several people. */
export function HandOutLink({ units, ...chip }: Properties) {
  return isGroupOrder(units) ? <HandOutChip {...chip} /> : null;
}

/** The same for an order that is known to be for several people. */
export function HandOutChip({ orderNumber, places }: ChipProperties) {
  const t = useMessages('shares');
  return (
    <LocalizedLink to={handOutPath(orderNumber)} className={buttonClass('chip')}>
      <Users aria-hidden="true" className="size-5" />
      <span className="py-1.5 leading-snug">
        {t('handOut.link')}
        {places === undefined ? null : <OrderName number={orderNumber} places={places} />}
      </span>
    </LocalizedLink>
  );
}

/** Which of several orders: only its number would not say it, and only its destinations may be those of another one. */
function OrderName({ number, places }: Readonly<{ number: string; places: readonly string[] }>) {
  const t = useMessages('shares');
  const words = [...places, t('handOut.order', { number })].join(' · ');
  return <span className={places.length === 0 ? 'sr-only' : 'block text-sm font-normal'}> {words}</span>;
}
