import { LRUCache } from 'lru-cache';
import type { PoolClient } from 'pg';

/** A statement used this often will be used again: it gets a name, and the server caches its plan. */
const NAME_AFTER_USES = 20;
/** The server caches plans for as long as a connection lives, so their number is limited. */
const MAX_NAMES = 200;
/** The columns of its result change with the table, and then the server rejects the cached plan. */
const RETURNS_ALL_COLUMNS = /^select (?:"?\w+"?\.)?\*|returning \*\s*$/i;

/**
 * Names of statements, the same on all connections of a process. Null: the statement gets no name, or not
 * yet.
 */
export class StatementNames {
  /** Bounded, because statements whose text differs each time must not fill the memory. */
  readonly #uses = new LRUCache<string, number>({ max: 10 * MAX_NAMES });
  readonly #names = new Map<string, string>();

  nameOf(text: string): string | null {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (this.#names.size >= MAX_NAMES || RETURNS_ALL_COLUMNS.test(text.trim())) return null;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    if (uses < NAME_AFTER_USES) {
      this.#uses.set(text, uses);
      return null;
    }
    const name = `landfall-${this.#names.size + 1}`;
    this.#uses.delete(text);
    this.#names.set(text, name);
    return name;
  }
}

/**
 * For a short statement the server spends much of the time on parsing and planning. With this, every user of
 * the connection (query builder, job queue, accounts library) pays that once per connection and statement.
 */
export function nameStatements(client: PoolClient, names: StatementNames): void {
  const query: unknown = Reflect.get(client, 'query');
  if (typeof query !== 'function') throw new Error('The connection has no query method');
  Object.defineProperty(client, 'query', {
    configurable: true,
    value: (...args: unknown[]): unknown => Reflect.apply(query, client, withName(args, names)),
  });
}

/**
 * A statement that has a plan (`begin` has none) and is the only one: without values a text may contain
 * several.
 */
const IS_PLANNED = /^\s*(?:with|select|insert|update|delete)\b[^;]*$/i;

export function withName(args: readonly unknown[], names: StatementNames): readonly unknown[] {
  const [query, values, ...rest] = args;
  if (!Array.isArray(values)) return args;
  const text = textOf(query);
  if (text === null || (values.length === 0 && !IS_PLANNED.test(text))) return args;
  const name = names.nameOf(text);
  if (name === null) return args;
  return [typeof query === 'object' ? { ...query, name } : { text, name }, values, ...rest];
}

/** Null: it already has a name, or it is an object that submits itself. */
function textOf(query: unknown): string | null {
  if (typeof query === 'string') return query;
  if (typeof query !== 'object' || query === null || 'submit' in query) return null;
  const isNamed = 'name' in query && query.name !== undefined;
  return !isNamed && 'text' in query && typeof query.text === 'string' ? query.text : null;
}
