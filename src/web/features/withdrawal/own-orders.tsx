import { useEffect, useEffectEvent } from 'react';
import type { MyOrder } from '#contract/account/my-orders.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { unbrokenData } from '#core/plans/texts/unbroken-data.ts';
import { returnableOrders } from '#core/withdrawals/orders/returnable-orders.ts';
import { stoppedLinks } from '#core/withdrawals/stopped-links.ts';
import { createApiClient } from '../../api/api-client.ts';
import { useNow } from '../../esims/use-now.ts';
import { useTimes } from '../../language/use-times.ts';
import { useMessages } from '../../language/use-messages.ts';
import { PersonalScreen } from '../../queries/personal-screen.tsx';
import { useMyQuery, type FetchNeeds } from '../../queries/use-api-query.ts';
import type { LinksOf, OwnUnits } from './own-units.ts';

/** As many as one request may read; an older order is typed, as a guest does. */
const READ_ORDERS = '100';

type Properties = Readonly<{
  /** As typed. */
  orderNumber: string;
  onChoose: (orderNumber: string) => void;
  /** Called with the units of the typed order; null: it is not the customer's. */
  onRead: (units: OwnUnits | null, linksOf: LinksOf) => void;
}>;

/** The orders that the signed-in customer may withdraw from, to fill in a number. They are an aid: without a response none is shown. */
export function OwnOrders(properties: Properties) {
  return (
    <PersonalScreen>
      <Orders {...properties} />
    </PersonalScreen>
  );
}

function Orders({ orderNumber, onChoose, onRead }: Properties) {
  const t = useMessages('withdrawal');
  const now = useNow();
  const { data: orders } = useMyQuery(['orders', 'to-withdraw'], fetchOrders);
  useUnits(orders, { orderNumber, onRead });
  const shown = returnableOrders(orders ?? [], now);
  if (shown.length === 0) return null;
  return (
    <>
      <span className="text-sm text-ink-soft">{t('own.orders')}</span>
      {/* On a phone one row that scrolls; on a wide screen rows, of which two and a half are shown. */}
      <div className="withdrawal-order-row">
        {shown.map((order) => (
          <OrderChoice
            key={order.id}
            order={order}
            isChosen={orderNumber === order.number}
            onChoose={() => onChoose(order.number)}
          />
        ))}
      </div>
    </>
  );
}

type ChoiceProperties = Readonly<{ order: MyOrder; isChosen: boolean; onChoose: () => void }>;

function OrderChoice({ order: { number, paidAt, units }, isChosen, onChoose }: ChoiceProperties) {
  const t = useMessages('withdrawal');
  const { day } = useTimes();
  const [first] = units;
  const more = units.length - 1;
  return (
    <button
      type="button"
      className="withdrawal-order"
      aria-pressed={isChosen}
      {...(isChosen && { ref: scrollIntoRow })}
      onClick={onChoose}
    >
      <span className="block font-semibold">{t('own.order', { number, date: day(paidAt) })}</span>
      <span className="line-clamp-2 text-sm">
        {unbrokenData(first?.title ?? '')}
        {more > 0 ? ` +${more}` : null}
      </span>
    </button>
  );
}

/** Moves only the row: the page stays where the customer reads. */
function scrollIntoRow(choice: HTMLElement | null): void {
  const row = choice?.parentElement;
  if (!choice || !row) return;
  const [seen, own] = [row.getBoundingClientRect(), choice.getBoundingClientRect()];
  const { paddingLeft, paddingTop } = getComputedStyle(row);
  const [edge, top] = [Number.parseFloat(paddingLeft), Number.parseFloat(paddingTop)];
  row.scrollLeft += Math.max(0, own.right - seen.right + edge) + Math.min(0, own.left - seen.left - edge);
  row.scrollTop += Math.max(0, own.bottom - seen.bottom + top) + Math.min(0, own.top - seen.top - top);
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
