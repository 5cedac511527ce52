import { useEffect, useEffectEvent } from 'react';
import type { MyOrder } from '#contract/account/my-orders.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { stoppedLinks } from '#core/withdrawals/stopped-links.ts';
import { createApiClient } from '../../api/api-client.ts';
import { useTimes } from '../../esims/use-times.ts';
import { useMessages } from '../../language/use-messages.ts';
import { PersonalScreen } from '../../queries/personal-screen.tsx';
import { useMyQuery, type FetchNeeds } from '../../queries/use-api-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import type { LinksOf, OwnUnits } from './own-units.ts';

/** As many as one request may read; an older order is typed, as a guest does. */
const READ_ORDERS = '100';
const SHOWN = 3;

type Properties = Readonly<{
  /** As typed. */
  orderNumber: string;
  onChoose: (orderNumber: string) => void;
  /** Called with the units of the typed order; null: it is not the customer's. */
  onRead: (units: OwnUnits | null, linksOf: LinksOf) => void;
}>;

/** The last orders of the signed-in customer, to fill in a number. They are an aid: without a response none is shown. */
export function OwnOrders(properties: Properties) {
  return (
    <PersonalScreen>
      <Orders {...properties} />
    </PersonalScreen>
  );
}

function Orders({ orderNumber, onChoose, onRead }: Properties) {
  const t = useMessages('withdrawal');
  const { day } = useTimes();
  const { data: orders } = useMyQuery(['orders', 'to-withdraw'], fetchOrders);
  useUnits(orders, { orderNumber, onRead });
  if (orders === undefined || orders.length === 0) return null;
  return (
    <>
      <span className="text-sm text-ink-soft">{t('own.orders')}</span>
      {orders.slice(0, SHOWN).map(({ number, paidAt }) => (
        <button
          key={number}
          type="button"
          className={`${buttonClass('chip')} aria-pressed:border-sea aria-pressed:text-sea`}
          aria-pressed={orderNumber === number}
          onClick={() => onChoose(number)}
        >
          {t('own.order', { number, date: day(paidAt) })}
        </button>
      ))}
    </>
  );
}

function useUnits(
  orders: readonly MyOrder[] | undefined,
  { orderNumber, onRead }: Omit<Properties, 'onChoose'>,
): void {
  const order = orders?.find(({ number }) => number === orderNumber);
  const id = order?.id;
  const giftState = order?.gift?.state ?? null;
  const { data: units } = useMyQuery(['order-units', id ?? ''], (needs) => fetchUnits(id ?? '', needs), {
    enabled: id !== undefined,
  });
  const pass = useEffectEvent(onRead);
  const found = id === undefined ? null : units;
  useEffect(() => {
    if (found === undefined) return;
    pass(found, giftState === null ? null : (returned) => stoppedLinks(returned, giftState));
  }, [found, giftState, orderNumber]);
}

async function fetchOrders({ anonKey, language, signal }: FetchNeeds): Promise<readonly MyOrder[]> {
  const { api } = createApiClient({ anonKey });
  const response = await api.orders.$get({ query: { language, limit: READ_ORDERS } }, { init: { signal } });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return (await response.json()).orders;
}

async function fetchUnits(id: string, { anonKey, language, signal }: FetchNeeds): Promise<OwnUnits> {
  const { api } = createApiClient({ anonKey });
  const response = await api.orders[':id'].$get({ param: { id }, query: { language } }, { init: { signal } });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return (await response.json()).order.units;
}
