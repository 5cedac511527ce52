import { useState, type ReactNode } from 'react';
import { useOnDemand } from '../../browser/use-on-demand.ts';
import { useAccountEmail } from '../../session/use-account-email.ts';
import type { LinksOf, OwnUnits } from './own-units.ts';

/** An order and its units, as far as this customer may know them. */
type KnownUnits = Readonly<{ orderNumber: string; units: OwnUnits | null; linksOf: LinksOf }>;

type Options = Readonly<{
  orderNumber: string;
  /** Known already. */
  before: KnownUnits;
  /** The customer presses one of the own orders. */
  onChoose: (orderNumber: string) => void;
}>;

const loadOwnOrders = async () => (await import('./own-orders.tsx')).OwnOrders;
const WORDS = ['withdrawal'] as const;

/**
 * The units of this order when the signed-in customer bought it; otherwise, and without a response, null. `choice` has the
 * own orders; guests do not load it, because it needs the query library. Its place is kept from the start.
 */
export function useOwnUnits({ orderNumber, before, onChoose }: Options) {
  const isNeeded = useAccountEmail() !== null;
  const loaded = useOnDemand({ isNeeded, load: loadOwnOrders, namespaces: WORDS });
  const [known, setKnown] = useState(before);
  const choice: ReactNode =
    loaded.kind === 'ready' ? (
      <loaded.value
        orderNumber={orderNumber}
        onChoose={onChoose}
        onRead={(units, linksOf) => setKnown({ orderNumber, units, linksOf })}
      />
    ) : null;
  const isKnown = isNeeded && known.orderNumber === orderNumber;
  return {
    units: isKnown ? known.units : null,
    linksOf: isKnown ? known.linksOf : null,
    choice: isNeeded ? <div className="withdrawal-orders">{choice}</div> : null,
  };
}
