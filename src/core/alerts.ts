/** Every problem that a person must look at. The messages `admin-today` say in every language what to do. */
export const ALERT_KINDS = [
  'network-wallet-empty',
  'network-balance-low',
  'catalogue-sync-refused',
  'refund-late',
  'refund-refused',
  'refund-failed-later',
  'payment-disputed',
  'payment-of-wrong-amount',
  'payment-session-forgotten',
  'esim-maybe-bought-for-nothing',
  'esim-maybe-bought-twice',
  'esim-sold-twice',
  'topup-maybe-bought-for-nothing',
  'topup-maybe-bought-twice',
  'topup-sold-twice',
  'order-mail-late',
  'order-mail-refused',
  'account-mail-late',
  'account-mail-expired',
  'account-mail-refused',
  'share-mail-late',
  'ticket-mail-late',
  'ticket-reply-refused',
  'reconciliation-failing',
  'esim-bought-twice',
  'esim-bought-and-refunded',
  'esim-of-unknown-order',
  'payment-refunded-twice',
  'refund-not-recorded',
  'payment-without-order',
  'currency-rates-old',
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

export type Alert = Readonly<{
  /** At most one alert of a kind is open at a time. */
  kind: AlertKind;
  /** For the owner: what happened, what it means for customers, what to do. */
  message: string;
}>;

/** Problems that the owner must see and could miss in the log. /admin shows them until staff close them. */
export interface Alerts {
  /** Opens the alert, or updates the open alert of this kind. May be repeated. */
  raise(alert: Alert, at: Date): Promise<void>;
  /** The cause is gone: closes the open alert of this kind. Does nothing when none is open. */
  settle(kind: AlertKind, at: Date): Promise<void>;
}
