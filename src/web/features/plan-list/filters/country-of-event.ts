/** The country in the detail of a `filterByCountry` event: a text, or `country` of an object. Otherwise empty. */
export function countryOfEvent(event: Event): string {
  if (!(event instanceof CustomEvent)) return '';
  const detail: unknown = event.detail;
  if (typeof detail === 'string') return detail;
  if (typeof detail !== 'object' || detail === null || !('country' in detail)) return '';
  return typeof detail.country === 'string' ? detail.country : '';
}
