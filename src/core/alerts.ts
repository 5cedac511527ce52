export type Alert = Readonly<{
  /** A fixed name such as `catalogue-sync-refused`. At most one alert of a kind is open at a time. */
  kind: string;
  /** For the owner: what happened, what it means for customers, what to do. */
  message: string;
}>;

/** Problems that the owner must see and could miss in the log. /admin shows them until staff close them. */
export interface Alerts {
  /** Opens the alert, or updates the open alert of this kind. May be repeated. */
  raise(alert: Alert, at: Date): Promise<void>;
  /** The cause is gone: closes the open alert of this kind. Does nothing when none is open. */
  settle(kind: string, at: Date): Promise<void>;
}
