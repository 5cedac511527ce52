import { useState, type ReactNode } from 'react';
import type { OrderDetails } from '#contract/account/order-documents.ts';
import { useOnDemand } from '../../browser/use-on-demand.ts';
import { useAccountEmail } from '../../session/use-account-email.ts';

export type OwnUnits = OrderDetails['units'];

/** An order and its units, as far as this customer may know them. */
type Known = Readonly<{ orderNumber: string; units: OwnUnits | null }>;

const loadReader = async () => (await import('./own-units-reader.tsx')).OwnUnitsReader;
const NO_WORDS = [] as const;

/**
 * The units of this order when the signed-in customer bought it; otherwise, and without a response, null. `reader` is to be
 * rendered; guests do not load it, because it needs the query library. `before` is known already.
 */
export function useOwnUnits(
  orderNumber: string,
  before: Known,
): Readonly<{ units: OwnUnits | null; reader: ReactNode }> {
  const isNeeded = useAccountEmail() !== null && orderNumber !== '';
  const loaded = useOnDemand({ isNeeded, load: loadReader, namespaces: NO_WORDS });
  const [known, setKnown] = useState(before);
  if (!isNeeded) return { units: null, reader: null };
  return {
    units: known.orderNumber === orderNumber ? known.units : null,
    reader:
      loaded.kind === 'ready' ? (
        <loaded.value
          key={orderNumber}
          orderNumber={orderNumber}
          onRead={(units) => setKnown({ orderNumber, units })}
        />
      ) : null,
  };
}
