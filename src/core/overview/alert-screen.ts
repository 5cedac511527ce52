import type { AlertKind } from '#core/alerts.ts';

/** The screen of /admin on which the cause of an alert is found and handled. */
const OF_ALERT: Partial<Record<AlertKind, 'orders' | 'inbox'>> = {
  'refund-late': 'orders',
  'refund-refused': 'orders',
  'refund-failed-later': 'orders',
  'order-mail-refused': 'orders',
  'order-mail-late': 'orders',
  'payment-disputed': 'orders',
  'esim-bought-and-refunded': 'orders',
  'ticket-reply-refused': 'inbox',
  'ticket-mail-late': 'inbox',
};

const PATHS = { orders: '/admin/orders?filter=attention', inbox: '/admin/inbox' } as const;

/** Null: nothing in /admin handles it; the runbook says what to do. */
export function alertScreen(kind: AlertKind): Readonly<{ name: 'orders' | 'inbox'; path: string }> | null {
  const name = OF_ALERT[kind];
  return name === undefined ? null : { name, path: PATHS[name] };
}
