import type { Context } from 'hono';

/** `filter[name]` of the query; an empty value counts as absent. */
export function filter(context: Context, name: string): string | undefined {
  const value = context.req.query(`filter[${name}]`);
  return value === '' ? undefined : value;
}

/** "2026-03-01 - 2026-03-31": both days included. */
export function dateRange(text: string | undefined): { from?: number; to?: number } {
  const [from, to] = (text ?? '').split(' - ').map((day) => Date.parse(`${day.trim()}T00:00:00Z`));
  if (from === undefined || Number.isNaN(from)) return {};
  const last = to === undefined || Number.isNaN(to) ? from : to;
  return { from, to: last + 86_400_000 - 1 };
}
