import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** A link to a part of the same page changes only the hash, and the page already has its data. */
export function isOtherPage({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search;
}
