import { z, type ZodType } from 'zod';

/** A document with several keys is in several lists. */
export type Key = string | number | null | readonly string[];
export type Keys<T> = Readonly<Record<string, (document: T) => Key>>;

export type Selection = Readonly<{
  /** One of the collection's keys, with the value that it must equal or must not exceed. */
  by?: string;
  equals?: string | number;
  upTo?: string | number;
  /** Oldest first by default. Documents keep the position of their first save. */
  newestFirst?: boolean;
  /** Only documents after this one in the requested order. */
  afterId?: string;
  limit?: number;
}>;

export interface Collection<T> {
  find(id: string): T | null;
  /** Adds or replaces. */
  save(id: string, document: T): void;
  remove(id: string): void;
  list(selection?: Selection): T[];
  count(): number;
  /** The smallest value of a key (above `above`, when set), for scheduling the next timer. */
  lowest(by: string, above?: number): string | number | null;
}

/** The part of the store that a collection needs. */
type Tables = Readonly<{
  run(sql: string, ...values: (string | number | null)[]): void;
  rows(sql: string, ...values: (string | number | null)[]): unknown[];
  transaction<R>(work: () => R): R;
}>;

type Definition<T> = Readonly<{ name: string; schema: ZodType<T>; keys: Keys<T> }>;

const BODIES = z.array(z.object({ body: z.string() }));
const COUNT = z.array(z.object({ count: z.number() }));
const SEQUENCES = z.array(z.object({ seq: z.number() }));
const LOWEST = z.array(z.object({ key: z.union([z.string(), z.number()]) }));

/** `<` and `>` are written out because SQL operators cannot be parameters. */
function conditionsOf(selection: Selection, afterSequence: number | null) {
  const conditions = ['d.collection = ?'];
  const values: (string | number)[] = [];
  const add = (condition: string, value: string | number) => {
    conditions.push(condition);
    values.push(value);
  };
  if (selection.by !== undefined) add('k.name = ?', selection.by);
  if (selection.equals !== undefined) add('k.key = ?', selection.equals);
  if (selection.upTo !== undefined) add('k.key <= ?', selection.upTo);
  if (afterSequence !== null) add(selection.newestFirst === true ? 'd.seq < ?' : 'd.seq > ?', afterSequence);
  return { where: conditions.join(' AND '), values };
}

function listSql(selection: Selection, where: string): string {
  const from =
    selection.by === undefined
      ? 'documents d'
      : 'document_keys k JOIN documents d ON d.seq = k.seq AND k.collection = d.collection';
  const direction = selection.newestFirst === true ? 'DESC' : 'ASC';
  return `SELECT d.body AS body FROM ${from} WHERE ${where} ORDER BY d.seq ${direction} LIMIT ?`;
}

export function createCollection<T>(store: Tables, { name, schema, keys }: Definition<T>): Collection<T> {
  const read = (body: string) => schema.parse(JSON.parse(body));
  const keysOf = Object.entries(keys);

  function sequenceOf(id: string): number | null {
    const rows = store.rows('SELECT seq FROM documents WHERE collection = ? AND id = ?', name, id);
    return SEQUENCES.parse(rows)[0]?.seq ?? null;
  }

  function saveKeys(sequence: number, document: T) {
    if (keysOf.length === 0) return;
    store.run('DELETE FROM document_keys WHERE seq = ?', sequence);
    for (const [keyName, keyOf] of keysOf) {
      for (const key of [keyOf(document)].flat()) {
        if (key === null) continue;
        store.run('INSERT OR IGNORE INTO document_keys VALUES (?, ?, ?, ?)', name, keyName, key, sequence);
      }
    }
  }

  return {
    find(id) {
      const rows = store.rows('SELECT body FROM documents WHERE collection = ? AND id = ?', name, id);
      const row = BODIES.parse(rows)[0];
      return row === undefined ? null : read(row.body);
    },
    save(id, document) {
      store.transaction(() => {
        const rows = store.rows(
          `INSERT INTO documents (collection, id, body) VALUES (?, ?, ?)
           ON CONFLICT (collection, id) DO UPDATE SET body = excluded.body RETURNING seq`,
          name,
          id,
          JSON.stringify(document),
        );
        const sequence = SEQUENCES.parse(rows)[0]?.seq;
        if (sequence !== undefined) saveKeys(sequence, document);
      });
    },
    remove(id) {
      store.transaction(() => {
        const sequence = sequenceOf(id);
        if (sequence === null) return;
        store.run('DELETE FROM document_keys WHERE seq = ?', sequence);
        store.run('DELETE FROM documents WHERE seq = ?', sequence);
      });
    },
    list(selection = {}) {
      const afterSequence = selection.afterId === undefined ? null : sequenceOf(selection.afterId);
      const { where, values } = conditionsOf(selection, afterSequence);
      const rows = store.rows(listSql(selection, where), name, ...values, selection.limit ?? -1);
      return BODIES.parse(rows).map((row) => read(row.body));
    },
    count: () =>
      COUNT.parse(store.rows('SELECT count(*) AS count FROM documents WHERE collection = ?', name))[0]
        ?.count ?? 0,
    lowest(by, above) {
      const sql = `SELECT key FROM document_keys
        WHERE collection = ?1 AND name = ?2 AND (?3 IS NULL OR key > ?3) ORDER BY key LIMIT 1`;
      return LOWEST.parse(store.rows(sql, name, by, above ?? null))[0]?.key ?? null;
    },
  };
}
