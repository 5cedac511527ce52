import { Users } from 'lucide-react';
import { isGroupOrder } from '#core/shares/is-group-order.ts';
import { handOutPath } from '#core/shares/share-paths.ts';
import { LocalizedLink } from '../../../language/localized-link.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';

type ChipProperties = Readonly<{
  orderNumber: string;
  /** Several of these links are on one screen. */
  hasNumber?: boolean;
}>;
type Properties = ChipProperties & Readonly<{ units: readonly Readonly<{ state: string; kind?: string }>[] }>;

/** The way to hand out the eSIMs of an order. Empty for an order with one eSIM. */
export function HandOutLink({ units, ...chip }: Properties) {
  return isGroupOrder(units) ? <HandOutChip {...chip} /> : null;
}

/** The same for an order that is known to have several eSIMs. */
export function HandOutChip({ orderNumber, hasNumber = false }: ChipProperties) {
  const t = useMessages('shares');
  return (
    <LocalizedLink to={handOutPath(orderNumber)} className={buttonClass('chip')}>
      <Users aria-hidden="true" className="size-5" />
      <span>
        {t('handOut.link')}
        {hasNumber ? <span className="sr-only"> {t('handOut.order', { number: orderNumber })}</span> : null}
      </span>
    </LocalizedLink>
  );
}
