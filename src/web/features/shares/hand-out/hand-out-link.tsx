import { Users } from 'lucide-react';
import { isGroupOrder } from '#core/shares/is-group-order.ts';
import { handOutPath } from '#core/shares/share-paths.ts';
import { LocalizedLink } from '../../../language/localized-link.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';

type Properties = Readonly<{
  orderNumber: string;
  units: readonly Readonly<{ state: string; kind?: string }>[];
  /** Several of these links are on one screen. */
  hasNumber?: boolean;
}>;

/** The way to hand out the eSIMs of an order. Empty for an order with one eSIM. */
export function HandOutLink({ orderNumber, units, hasNumber = false }: Properties) {
  const t = useMessages('shares');
  if (!isGroupOrder(units)) return null;
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
