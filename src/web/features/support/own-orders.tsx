import type { MyOrder } from '#contract/account/my-orders.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { createApiClient } from '../../api/api-client.ts';
import { useTimes } from '../../language/use-times.ts';
import { useMessages } from '../../language/use-messages.ts';
import { PersonalScreen } from '../../queries/personal-screen.tsx';
import { useMyQuery, type FetchNeeds } from '../../queries/use-api-query.ts';

type Properties = Readonly<{ value: string; onChoose: (number: string) => void }>;

const SHOWN = '3';

/** The last orders of a signed-in customer, to fill in their number. They are an aid: without a response none is shown. */
export function OwnOrders(properties: Properties) {
  return (
    <PersonalScreen>
      <Orders {...properties} />
    </PersonalScreen>
  );
}

function Orders({ value, onChoose }: Properties) {
  const t = useMessages('support');
  const { day } = useTimes();
  const { data: orders = [] } = useMyQuery(['orders', 'latest'], fetchLatest);
  if (orders.length === 0) return null;
  return (
    <>
      <span className="text-sm text-ink-soft">{t('yourOrders')}</span>
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
    </>
  );
}

async function fetchLatest({ anonKey, language, signal }: FetchNeeds): Promise<readonly MyOrder[]> {
  const { api } = createApiClient({ anonKey });
  const response = await api.orders.$get({ query: { language, limit: SHOWN } }, { init: { signal } });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return (await response.json()).orders;
}
