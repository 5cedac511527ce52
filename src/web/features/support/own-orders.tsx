import { useEffect, useState } from 'react';
import type { Language } from '#core/language.ts';
import { createApiClient } from '../../api/api-client.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { useTimes } from '../../esims/use-times.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';

type OwnOrder = Readonly<{ number: string; paidAt: string }>;

const SHOWN = '2';

/** The last orders of a signed-in customer, to fill in their number. They are an aid: without a response none is shown. */
export function OwnOrders({
  value,
  onChoose,
}: Readonly<{ value: string; onChoose: (number: string) => void }>) {
  const t = useMessages('support');
  const { day } = useTimes();
  const orders = useOwnOrders();
  return (
    <div className="support-orders">
      {orders.length === 0 ? null : <span className="text-sm text-ink-soft">{t('yourOrders')}</span>}
      {orders.map(({ number, paidAt }) => (
        <button
          key={number}
          type="button"
          className="support-order"
          aria-pressed={value.trim() === number}
          onClick={() => onChoose(number)}
        >
          {t('orderChip', { number, date: day(paidAt) })}
        </button>
      ))}
    </div>
  );
}

function useOwnOrders(): readonly OwnOrder[] {
  const { anonKey } = usePageFacts();
  const language = useLanguage();
  const [orders, setOrders] = useState<readonly OwnOrder[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    void fetchOwnOrders({ anonKey, language, signal: leaving.signal }).then(
      (found) => {
        if (!leaving.signal.aborted) setOrders(found);
      },
      () => null,
    );
    return () => leaving.abort();
  }, [anonKey, language]);
  return orders;
}

type Needs = Readonly<{ anonKey: string; language: Language; signal: AbortSignal }>;

async function fetchOwnOrders({ anonKey, language, signal }: Needs): Promise<readonly OwnOrder[]> {
  const { api } = createApiClient({ anonKey });
  const response = await api.orders.$get({ query: { language, limit: SHOWN } }, { init: { signal } });
  return response.status === 200 ? (await response.json()).orders : [];
}
