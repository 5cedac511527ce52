import type { LeadsResponse, NewsletterResponse } from '#contract/admin/contacts.ts';
import { LEAD_STATES } from '#core/contacts/lead-list.ts';
import { NEWSLETTER_STATES } from '#core/contacts/newsletter-list.ts';
import { LANGUAGES } from '#core/language.ts';
import type { FetchNeeds } from '../../queries/use-api-query.ts';
import { adminClient, refusalOf } from '../frame/admin-client.ts';

/** The filter is the query of the screen's address. Unknown values are left out. */
export function newsletterFilter(params: URLSearchParams) {
  const one = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === params.get(name));
  const [state, language, source] = [
    one('state', NEWSLETTER_STATES),
    one('language', LANGUAGES),
    one('source', ['form', 'account'] as const),
  ];
  return {
    ...texts(params, ['search', 'from', 'to']),
    ...(state === undefined ? {} : { state }),
    ...(language === undefined ? {} : { language }),
    ...(source === undefined ? {} : { source }),
  };
}

export function leadFilter(params: URLSearchParams) {
  const state = LEAD_STATES.find((value) => value === params.get('state'));
  return { ...texts(params, ['search', 'origin', 'from', 'to']), ...(state === undefined ? {} : { state }) };
}

function texts<Name extends string>(
  params: URLSearchParams,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = params.get(name) ?? '';
    if (value !== '') found[name] = value;
  }
  return found;
}

export type NewsletterFilter = ReturnType<typeof newsletterFilter>;
export type LeadFilter = ReturnType<typeof leadFilter>;

export async function fetchNewsletter(
  { signal }: FetchNeeds,
  filter: NewsletterFilter,
  before: string | null,
): Promise<NewsletterResponse> {
  const query = { ...filter, ...(before === null ? {} : { before }) };
  const response = await adminClient().newsletter.$get({ query }, { init: { signal } });
  if (response.status !== 200) throw await refusalOf(response);
  return response.json();
}

export async function fetchLeads(
  { signal }: FetchNeeds,
  filter: LeadFilter,
  before: string | null,
): Promise<LeadsResponse> {
  const query = { ...filter, ...(before === null ? {} : { before }) };
  const response = await adminClient().leads.$get({ query }, { init: { signal } });
  if (response.status !== 200) throw await refusalOf(response);
  return response.json();
}

export function exportNewsletter(filter: NewsletterFilter) {
  return adminClient().newsletter.export.$post({ json: filter });
}

export function exportLeads(filter: LeadFilter) {
  return adminClient().leads.export.$post({ json: filter });
}

export async function removeAddress(id: string): Promise<void> {
  const response = await adminClient().newsletter[':id'].$delete({ param: { id } });
  // Gone already: that is what was wanted.
  if (response.status !== 200 && response.status !== 404) throw await refusalOf(response);
}

export async function removeLead(id: number): Promise<void> {
  const response = await adminClient().leads[':id'].$delete({ param: { id: String(id) } });
  if (response.status !== 200 && response.status !== 404) throw await refusalOf(response);
}
