import type { Collection, Selection } from '../state/collection.ts';

type Range = Readonly<{
  gt?: number | undefined;
  gte?: number | undefined;
  lt?: number | undefined;
  lte?: number | undefined;
}>;

export type ListParameters = Readonly<{
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
  created?: Range | undefined;
}>;

type Record = Readonly<{ id: string; created: number }>;

type Query<T> = Readonly<{
  parameters: ListParameters;
  filter?: Selection;
  /** A further condition that no key covers. */
  accepts?: (record: T) => boolean;
}>;

const CHUNK = 100;
const DEFAULT_LIMIT = 10;

const isWithin = (created: number, { gt, gte, lt, lte }: Range) =>
  (gt === undefined || created > gt) &&
  (gte === undefined || created >= gte) &&
  (lt === undefined || created < lt) &&
  (lte === undefined || created <= lte);

/** True when all following records of a newest-first list are too old as well. */
const isPast = (created: number, { gt, gte }: Range) =>
  (gt !== undefined && created <= gt) || (gte !== undefined && created < gte);

function startOf({ ending_before: before, starting_after: after }: ListParameters): Selection {
  const cursor = before ?? after;
  return { newestFirst: before === undefined, ...(cursor === undefined ? {} : { afterId: cursor }) };
}

/** Reads in the requested order, one chunk at a time. */
function* walk<T extends Readonly<{ id: string }>>(
  collection: Collection<T>,
  selection: Selection,
): Generator<T> {
  let from = selection;
  for (;;) {
    const chunk = collection.list({ ...from, limit: CHUNK });
    yield* chunk;
    const last = chunk.at(-1);
    if (last === undefined || chunk.length < CHUNK) return;
    from = { ...selection, afterId: last.id };
  }
}

function* matching<T extends Record>(
  collection: Collection<T>,
  { parameters, filter = {}, accepts }: Query<T>,
) {
  const start = startOf(parameters);
  const range = parameters.created ?? {};
  for (const record of walk(collection, { ...filter, ...start })) {
    if (start.newestFirst === true && isPast(record.created, range)) return;
    if (isWithin(record.created, range) && accepts?.(record) !== false) yield record;
  }
}

/**
 * One page, newest first, with the real service's paging: `starting_after` pages forward, `ending_before`
 * pages back.
 */
export function listPage<T extends Record>(
  collection: Collection<T>,
  query: Query<T>,
): { records: T[]; hasMore: boolean } {
  const { limit = DEFAULT_LIMIT, ending_before: before } = query.parameters;
  const found: T[] = [];
  for (const record of matching(collection, query)) {
    if (found.push(record) > limit) break;
  }
  const records = found.slice(0, limit);
  return { records: before === undefined ? records : records.reverse(), hasMore: found.length > limit };
}
