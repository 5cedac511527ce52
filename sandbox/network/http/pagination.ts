import type { Context } from 'hono';
import { type FieldErrors, originOf } from './responses.ts';

export type Page = Readonly<{ limit: number; page: number; offset: number; requestedLimit: string | null }>;

/** The largest page size. */
const LARGEST_LIMIT = 1000;

/** `limit` and `page` of the query, or their errors. */
export function readPage(context: Context, defaultLimit: number): Page | { errors: FieldErrors } {
  const requestedLimit = context.req.query('limit') ?? null;
  const limit = wholeNumber(requestedLimit, defaultLimit);
  const page = wholeNumber(context.req.query('page') ?? null, 1);
  if (limit === null || page === null) {
    return {
      errors: {
        ...(limit === null ? { limit: 'The limit must be an integer.' } : {}),
        ...(page === null ? { page: 'The page must be an integer.' } : {}),
      },
    };
  }
  const kept = Math.min(limit, LARGEST_LIMIT);
  return { limit: kept, page, offset: (page - 1) * kept, requestedLimit };
}

function wholeNumber(text: string | null, otherwise: number): number | null {
  if (text === null || text === '') return otherwise;
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

type PageCount = Readonly<{ total: number; shown: number }>;

/**
 * The `links` and `meta` of a list. `per_page` is a string when the request has a limit, as in the network's
 * API.
 */
export function pagination(context: Context, page: Page, { total, shown }: PageCount) {
  const lastPage = Math.max(1, Math.ceil(total / page.limit));
  const url = new URL(context.req.url);
  const path = `${originOf(context)}${url.pathname}`;
  const linkTo = (number: number) => {
    const query = new URLSearchParams(url.searchParams);
    query.set('language', 'en');
    query.set('page', String(number));
    return `${path}?${query.toString()}`;
  };
  return {
    links: {
      first: linkTo(1),
      last: linkTo(lastPage),
      prev: page.page > 1 ? linkTo(page.page - 1) : null,
      next: page.page < lastPage ? linkTo(page.page + 1) : null,
    },
    meta: {
      message: 'success',
      current_page: page.page,
      from: shown === 0 ? null : page.offset + 1,
      last_page: lastPage,
      path,
      per_page: page.requestedLimit ?? page.limit,
      to: shown === 0 ? null : page.offset + shown,
      total,
    },
  };
}
