import type {
  ChangedDiscountBody,
  DiscountChoicesResponse,
  DiscountListResponse,
  DiscountResponse,
  NewDiscountBody,
  NewSeriesBody,
  SeriesListResponse,
  ShownDiscount,
} from '#contract/admin/discounts.ts';
import type { DiscountState } from '#core/discounts/discount-state.ts';
import type { FetchNeeds } from '../../queries/use-api-query.ts';
import { adminClient, AdminRefusal, refusalOf } from '../frame/admin-client.ts';

export type DiscountSearch = Readonly<{
  search: string;
  state: DiscountState | null;
  series: string | null;
  before: number | null;
}>;

export async function fetchDiscounts(
  { signal }: FetchNeeds,
  { search, state, series, before }: DiscountSearch,
): Promise<DiscountListResponse> {
  const query = {
    ...(search === '' ? {} : { search }),
    ...(state === null ? {} : { state }),
    ...(series === null ? {} : { series }),
    ...(before === null ? {} : { before: String(before) }),
  };
  const response = await adminClient().discounts.$get({ query }, { init: { signal } });
  if (response.status !== 200) throw await refusalOf(response);
  return response.json();
}

/** Null: no such code. */
export async function fetchDiscount({ signal }: FetchNeeds, code: string): Promise<DiscountResponse | null> {
  const response = await adminClient().discounts[':code'].$get({ param: { code } }, { init: { signal } });
  if (response.status === 200) return response.json();
  if (response.status === 404 || response.status === 400) return null;
  throw await refusalOf(response);
}

export async function fetchChoices({ signal }: FetchNeeds): Promise<DiscountChoicesResponse> {
  const response = await adminClient()['discount-choices'].$get({}, { init: { signal } });
  if (response.status !== 200) throw await refusalOf(response);
  return response.json();
}

export async function createDiscount(json: NewDiscountBody): Promise<DiscountResponse> {
  const response = await adminClient().discounts.$post({ json });
  if (response.status !== 200) throw await refusalOf(response);
  return response.json();
}

type DiscountChange = Readonly<{ saved: DiscountResponse } | { stored: ShownDiscount }>;

/** `stored`: somebody else changed it meanwhile, and nothing was saved. */
export async function changeDiscount(code: string, json: ChangedDiscountBody): Promise<DiscountChange> {
  const response = await adminClient().discounts[':code'].$put({ param: { code }, json });
  if (response.status === 200) return { saved: await response.json() };
  if (response.status !== 409) throw await refusalOf(response);
  const body = await response.json();
  if ('conflict' in body) return { stored: body.conflict.stored };
  throw new AdminRefusal(409, body);
}

export async function switchDiscount(code: string, isActive: boolean): Promise<DiscountResponse> {
  const response = await adminClient().discounts[':code'].active.$put({
    param: { code },
    json: { isActive },
  });
  if (response.status !== 200) throw await refusalOf(response);
  return response.json();
}

export async function fetchSeries(
  { signal }: FetchNeeds,
  before: number | null,
): Promise<SeriesListResponse> {
  const query = before === null ? {} : { before: String(before) };
  const response = await adminClient()['discount-series'].$get({ query }, { init: { signal } });
  if (response.status !== 200) throw await refusalOf(response);
  return response.json();
}

export async function createSeries(json: NewSeriesBody): Promise<void> {
  const response = await adminClient()['discount-series'].$post({ json });
  if (response.status !== 200) throw await refusalOf(response);
}

export async function switchSeries(id: string, isActive: boolean): Promise<void> {
  const response = await adminClient()['discount-series'][':id'].active.$put({
    param: { id },
    json: { isActive },
  });
  if (response.status !== 200) throw await refusalOf(response);
}

export function exportSeries(id: string) {
  return adminClient()['discount-series'][':id'].export.$post({ param: { id } });
}
