import type { Package } from '#core/catalogue/packages/package.ts';
import { DEFAULT_VALIDITY_DAYS } from './plan.ts';

/** When a plan's days start, according to the network's terms. Days are whole days. */
export type DaysStart =
  /** They start when the eSIM first connects at the destination; `installWithinDays` null means any time before. */
  | { kind: 'first-connection'; days: number; installWithinDays: number | null }
  /** They start when the eSIM is installed. */
  | { kind: 'installation'; days: number; installWithinDays: number | null }
  /** A top-up's days start when it is added; `graceDays` null means while the eSIM's plan still runs. */
  | { kind: 'top-up'; days: number; graceDays: number | null };

export type Terms = Pick<
  Package,
  'type' | 'validity_days' | 'activation_policy' | 'install_window_days' | 'topup_grace_window_days'
>;

/** Installing it starts its days, so no text may advise the customer to install it early. */
export function startsOnInstall(terms: Terms): boolean {
  return daysStart(terms).kind === 'installation';
}

export function daysStart(terms: Terms): DaysStart {
  const days = terms.validity_days ?? DEFAULT_VALIDITY_DAYS;
  if (terms.type === 'topup') return { kind: 'top-up', days, graceDays: terms.topup_grace_window_days };
  const kind = terms.activation_policy === 'installation' ? 'installation' : 'first-connection';
  return { kind, days, installWithinDays: terms.install_window_days };
}
