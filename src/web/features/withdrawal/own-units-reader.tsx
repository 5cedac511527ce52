import { useEffect, useEffectEvent } from 'react';
import { RequestRefused } from '#core/retry/failure.ts';
import { createApiClient } from '../../api/api-client.ts';
import { PersonalScreen } from '../../queries/personal-screen.tsx';
import { useMyQuery, type FetchNeeds } from '../../queries/use-api-query.ts';
import type { OwnUnits } from './use-own-units.tsx';

/** As many as one request may read; an older order is typed, as a guest does. */
const READ_ORDERS = '100';

type Properties = Readonly<{ orderNumber: string; onRead: (units: OwnUnits | null) => void }>;

/** Reads the units of an order of the signed-in customer; null: it is not theirs. Shows nothing itself. */
export function OwnUnitsReader(properties: Properties) {
  return (
    <PersonalScreen>
      <Reader {...properties} />
    </PersonalScreen>
  );
}

function Reader({ orderNumber, onRead }: Properties) {
  const { data } = useMyQuery(['order-units', orderNumber], (needs) => fetchOwnUnits(orderNumber, needs));
  const pass = useEffectEvent(onRead);
  useEffect(() => {
    if (data !== undefined) pass(data);
  }, [data]);
  return null;
}

async function fetchOwnUnits(
  orderNumber: string,
  { anonKey, language, signal }: FetchNeeds,
): Promise<OwnUnits | null> {
  const { api } = createApiClient({ anonKey });
  const init = { signal };
  const list = await api.orders.$get({ query: { language, limit: READ_ORDERS } }, { init });
  if (list.status !== 200) throw new RequestRefused(list.status);
  const found = (await list.json()).orders.find(({ number }) => number === orderNumber);
  if (found === undefined) return null;
  const response = await api.orders[':id'].$get({ param: { id: found.id }, query: { language } }, { init });
  if (response.status !== 200) throw new RequestRefused(response.status);
  return (await response.json()).order.units;
}
