import { useEffect, useState } from 'react';
import type { MyOrder } from '#contract/account/my-orders.ts';
import { parsePositions } from '#core/withdrawals/typed-positions.ts';
import { createApiClient } from '../../api/api-client.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useAccountEmail } from '../../session/use-account-email.ts';

/** As many as one request may read; an older order is typed, as a guest does. */
const READ_ORDERS = '100';

type Units = MyOrder['units'];
type Properties = Readonly<{ units: Units; value: string; onChange: (items: string) => void }>;

/** The eSIMs of the customer's own order, to tick those that are returned. */
export function OwnItems({ units, value, onChange }: Properties) {
  const t = useMessages('withdrawal');
  const ticked = parsePositions(value) ?? [];
  const tick = (position: number, isTicked: boolean) => {
    const others = ticked.filter((one) => one !== position);
    onChange((isTicked ? [...others, position].toSorted((a, b) => a - b) : others).join(', '));
  };
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-semibold">{t('own.heading')}</legend>
      <div className="tick-card">
        {units.map(({ title }, index) => (
          <label
            // The position is the identity of a unit within its order.
            key={index}
            className="flex min-h-11 items-center gap-3 py-1"
          >
            <input
              type="checkbox"
              className="tick"
              checked={ticked.includes(index + 1)}
              onChange={(event) => tick(index + 1, event.target.checked)}
            />
            {t('own.item', { position: index + 1, title })}
          </label>
        ))}
      </div>
      <p className="text-ink-soft">{t('own.hint')}</p>
    </fieldset>
  );
}

/** The units of this order when the signed-in customer bought it; otherwise null, whoever bought it. */
export function useOwnUnits(orderNumber: string): Units | null {
  const { anonKey } = usePageFacts();
  const language = useLanguage();
  const isSignedIn = useAccountEmail() !== null;
  const [orders, setOrders] = useState<readonly MyOrder[]>([]);
  useEffect(() => {
    if (!isSignedIn) return;
    const leaving = new AbortController();
    const read = async () => {
      const { api } = createApiClient({ anonKey });
      const query = { language, limit: READ_ORDERS };
      const response = await api.orders.$get({ query }, { init: { signal: leaving.signal } });
      if (response.status === 200) setOrders((await response.json()).orders);
    };
    // They are an aid: without a response the positions are typed.
    void read().catch(() => null);
    return () => leaving.abort();
  }, [anonKey, language, isSignedIn]);
  const own = isSignedIn ? orders.find(({ number }) => number === orderNumber) : undefined;
  return own?.units ?? null;
}
