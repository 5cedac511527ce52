import type { SecurityEventCount, SecurityEventKind } from './security-event.ts';

export type SecurityEventQuery = Readonly<{
  from: Date;
  kind: SecurityEventKind | undefined;
  /** The name of a client, as it is shown. */
  client: string | undefined;
  route: string | undefined;
  most: number;
}>;

export type SecurityEventTotals = Readonly<{ kind: SecurityEventKind; count: number }>;

export interface SecurityEventReader {
  /** The newest first. */
  list(query: SecurityEventQuery): Promise<readonly SecurityEventCount[]>;
  /** How many requests per kind, with the same filters except that of the kind. Kinds without any are left out. */
  totals(query: Omit<SecurityEventQuery, 'kind' | 'most'>): Promise<readonly SecurityEventTotals[]>;
}
