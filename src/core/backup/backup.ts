/** A migration that a database has run. */
export type RunMigration = Readonly<{ name: string; checksum: string }>;

/** A counter of the database, such as the one of order numbers. */
export type Counter = Readonly<{ name: string; lastValue: string; isUsed: boolean }>;

/** The database at one moment. A row is one line of JSON, which PostgreSQL itself writes and reads. */
export type DatabaseCopy = Readonly<{
  takenAt: Date;
  migrations: readonly RunMigration[];
  counters: readonly Counter[];
  tables: readonly string[];
  rowsOf(table: string): AsyncIterable<string>;
}>;
