import { closeSync, fsyncSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { SandboxClock } from './clock.ts';
import type { Store } from './store.ts';

const entrySchema = z.object({
  /** 1, 2, 3 … without gaps. */
  seq: z.number(),
  /** Sandbox time. */
  at: z.string(),
  kind: z.string(),
  data: z.record(z.string(), z.json()),
});
export type LedgerEntry = z.infer<typeof entrySchema>;

export type LedgerQuery = Readonly<{ kind?: string; sinceSeq?: number; sinceTime?: string; limit?: number }>;

/**
 * What the external services did: the record against which the shop is checked. An entry is part of the
 * transaction that it describes, so after any crash it exists exactly when the effect does. It is also a line
 * of `ledger.jsonl`, written (to the operating system; flushed to disk at close) before the response is sent.
 * A line missing from the file after a crash is added at the next start.
 */
export interface Ledger {
  append(kind: string, data: LedgerEntry['data']): void;
  list(query?: LedgerQuery): LedgerEntry[];
  clear(): void;
  close(): void;
}

const ROWS = z.array(z.object({ line: z.string() }));
const NEXT = z.array(z.object({ seq: z.number() }));

/** Makes the file match the table: removes a torn or unknown tail and appends missing lines. */
function agree(file: string, lines: readonly string[]): number {
  const descriptor = openSync(file, 'a+');
  const bytes = readFileSync(descriptor);
  const wanted = Buffer.from(lines.map((line) => `${line}\n`).join(''));
  let same = 0;
  while (same < bytes.length && same < wanted.length && bytes[same] === wanted[same]) same += 1;
  if (same < bytes.length) ftruncateSync(descriptor, same);
  if (same < wanted.length) writeSync(descriptor, wanted.subarray(same));
  return descriptor;
}

export function openLedger(dataDir: string, store: Store, clock: SandboxClock): Ledger {
  store.run(
    'CREATE TABLE IF NOT EXISTS ledger (seq INTEGER PRIMARY KEY, kind TEXT, at TEXT, line TEXT) STRICT',
  );
  store.run('CREATE INDEX IF NOT EXISTS ledger_by_kind ON ledger (kind, seq)');
  const all = ROWS.parse(store.rows('SELECT line FROM ledger ORDER BY seq'));
  const descriptor = agree(
    join(dataDir, 'ledger.jsonl'),
    all.map((row) => row.line),
  );

  return {
    append(kind, data) {
      store.transaction(() => {
        const seq =
          NEXT.parse(store.rows('SELECT coalesce(max(seq), 0) + 1 AS seq FROM ledger'))[0]?.seq ?? 1;
        const entry: LedgerEntry = { seq, at: clock.now().toISOString(), kind, data };
        const line = JSON.stringify(entry);
        store.run('INSERT INTO ledger VALUES (?, ?, ?, ?)', seq, kind, entry.at, line);
        store.afterCommit(() => void writeSync(descriptor, `${line}\n`));
      });
    },
    list({ kind, sinceSeq = 0, sinceTime = '', limit = -1 } = {}) {
      const sql = `SELECT line FROM ledger WHERE seq > ?1 AND at >= ?2 AND (?3 IS NULL OR kind = ?3)
        ORDER BY seq LIMIT ?4`;
      const rows = ROWS.parse(store.rows(sql, sinceSeq, sinceTime, kind ?? null, limit));
      return rows.map((row) => entrySchema.parse(JSON.parse(row.line)));
    },
    clear() {
      store.run('DELETE FROM ledger');
      ftruncateSync(descriptor, 0);
    },
    close() {
      fsyncSync(descriptor);
      closeSync(descriptor);
    },
  };
}
