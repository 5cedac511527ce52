export type Alert = Readonly<{
  /** A fixed phrase such as `catalogue-sync-refused`. At most one alert of a kind is open at a time. */
  kind: string;
  /** One sentence for the owner: what happened and what it means for the shop. */
  message: string;
}>;

/** What the owner must hear about and a log line would bury. Shown in /admin until somebody closes it. */
export interface Alerts {
  /** Opens the alert, or brings the open one of this kind up to date. May be repeated. */
  raise(alert: Alert, at: Date): Promise<void>;
  /** The cause is gone: closes the open alert of this kind. Nothing happens when there is none. */
  settle(kind: string, at: Date): Promise<void>;
}
