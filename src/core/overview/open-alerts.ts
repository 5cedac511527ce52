/** An alert that nobody has closed yet. */
export type OpenAlert = Readonly<{
  id: number;
  kind: string;
  /** In English, from the part of the shop that raised it. */
  message: string;
  /** How often its cause was seen. */
  occurrences: number;
  raisedAt: Date;
  lastSeenAt: Date;
}>;

export type ClosedBy = Readonly<{ id: number; by: string; at: Date }>;

/** What staff sees of the alerts, and closes. */
export interface OpenAlerts {
  /** The oldest first. */
  open(): Promise<readonly OpenAlert[]>;
  /** Closes it, with an entry in the audit log. May be repeated. False: there is no such alert. */
  close(closed: ClosedBy): Promise<boolean>;
}
