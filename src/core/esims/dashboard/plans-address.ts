/** The plans of the country or region of an eSIM, to buy a new one. */
export function plansAddress(country: string): string {
  return `/plans?${new URLSearchParams({ search: country }).toString()}`;
}
