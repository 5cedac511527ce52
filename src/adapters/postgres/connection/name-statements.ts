import type { PoolClient } from 'pg';

/** A statement that came this often will come again: it gets a name, and the server keeps its plan. */
const OFTEN = 20;
/** The server keeps plans for as long as a connection lives, so there must be an end to them. */
const MOST_NAMES = 200;
/** Its answer would change with the table, and the server then refuses a plan that it kept from before. */
const ANSWERS_WHOLE_ROWS = /^select (?:"?\w+"?\.)?\*|returning \*\s*$/i;

/** Names of statements, the same on all connections of a process. Null: it is not worth one, or not yet. */
export class StatementNames {
  readonly #uses = new Map<string, number>();
  readonly #names = new Map<string, string>();

  nameOf(text: string): string | null {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (this.#names.size >= MOST_NAMES || ANSWERS_WHOLE_ROWS.test(text.trim())) return null;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    if (uses < OFTEN) {
      // Texts that are put together anew each time must not pile up.
      if (this.#uses.size > 10 * MOST_NAMES) this.#uses.clear();
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
 * The server spends much of a short statement on reading and planning it. Whoever asks through this connection, the
 * query builder, the job queue or the accounts library, has that done once per connection and statement.
 */
export function nameStatements(client: PoolClient, names: StatementNames): void {
  const query: unknown = Reflect.get(client, 'query');
  if (typeof query !== 'function') throw new Error('A connection that cannot be asked');
  Object.defineProperty(client, 'query', {
    configurable: true,
    value: (...args: unknown[]): unknown => Reflect.apply(query, client, withName(args, names)),
  });
}

/** What has a plan (`begin` has none) and is one statement: without values several may come in one text. */
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

/** Null: it has a name already, or is no statement but something that sends its own. */
function textOf(query: unknown): string | null {
  if (typeof query === 'string') return query;
  if (typeof query !== 'object' || query === null || 'submit' in query) return null;
  const isNamed = 'name' in query && query.name !== undefined;
  return !isNamed && 'text' in query && typeof query.text === 'string' ? query.text : null;
}
