import { useEffect, useState } from 'react';
import type { OrderDetails } from '#contract/account/order-documents.ts';
import { createApiClient } from '../../api/api-client.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useAccountEmail } from '../../session/use-account-email.ts';

/** As many as one request may read; an older order is typed, as a guest does. */
const READ_ORDERS = '100';

export type OwnUnits = OrderDetails['units'];

type Own = Readonly<{ number: string; units: OwnUnits }>;

/** The units of this order when the signed-in customer bought it; otherwise null. */
export function useOwnUnits(orderNumber: string): OwnUnits | null {
  const { anonKey } = usePageFacts();
  const language = useLanguage();
  const isSignedIn = useAccountEmail() !== null;
  const [own, setOwn] = useState<Own | null>(null);
  useEffect(() => {
    if (!isSignedIn || orderNumber === '') return;
    const leaving = new AbortController();
    const init = { signal: leaving.signal };
    const read = async () => {
      const { api } = createApiClient({ anonKey });
      const list = await api.orders.$get({ query: { language, limit: READ_ORDERS } }, { init });
      if (list.status !== 200) return;
      const found = (await list.json()).orders.find(({ number }) => number === orderNumber);
      if (found === undefined) return;
      const response = await api.orders[':id'].$get(
        { param: { id: found.id }, query: { language } },
        { init },
      );
      if (response.status !== 200) return;
      setOwn({ number: orderNumber, units: (await response.json()).order.units });
    };
    // They are an aid: without a response the positions are typed.
    void read().catch(() => null);
    return () => leaving.abort();
  }, [anonKey, language, isSignedIn, orderNumber]);
  return isSignedIn && own?.number === orderNumber ? own.units : null;
}
