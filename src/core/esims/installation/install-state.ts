import { hasStarted } from '../dashboard/plan-days.ts';
import { planEnd, type PlanEnd } from '../dashboard/plan-end.ts';
import { esimDisplay, reportedDisplay, type EsimDisplay } from '../esim-display.ts';
import type { EsimStatus } from '../esim-provider.ts';

/** What the network has reported about a delivered eSIM. */
export type ReportedEsim = Readonly<{
  status: EsimStatus;
  /** When it was marked as installed. */
  installedAt: Date | null;
  firstConnectedAt: Date | null;
  expiresAt: Date | null;
  /** A top-up was added, which may start when the running package ends. */
  hasTopup: boolean;
}>;

/** `firstConnectedAt` is ISO 8601; `end` null: its plan runs, or can start. */
export type InstallState = Readonly<{
  display: EsimDisplay;
  firstConnectedAt: string | null;
  hasStarted: boolean;
  end: PlanEnd | null;
}>;

/** Whether there is anything left to install. */
export function installState(esim: ReportedEsim, now: Date): InstallState {
  const firstConnectedAt = esim.firstConnectedAt?.toISOString() ?? null;
  const life = {
    display: reportedDisplay(esim),
    firstConnectedAt,
    expiresAt: esim.expiresAt?.toISOString() ?? null,
    waiting: esim.hasTopup ? [esim] : [],
  };
  return { display: life.display, firstConnectedAt, hasStarted: hasStarted(life), end: planEnd(life, now) };
}

/** The status after the recipient has marked the eSIM as installed, or has taken the mark back. */
export function markedStatus(status: EsimDisplay, isInstalled: boolean): EsimDisplay {
  const isWaiting = status === 'ready_to_install' || status === 'ready_to_activate';
  return isWaiting ? esimDisplay('ready_to_activate', isInstalled) : status;
}

export type SharedState = Readonly<{
  /** One whose days are over has expired, whatever the network said last. */
  status: EsimDisplay;
  isConnected: boolean;
  hasStarted: boolean;
  end: PlanEnd['kind'] | null;
}>;

/** The same for a person who is not its owner: without times, which tell when its owner travels. */
export function sharedState(esim: ReportedEsim, now: Date): SharedState {
  const { display, firstConnectedAt, hasStarted: isStarted, end } = installState(esim, now);
  return {
    status: end?.kind === 'days' ? 'expired' : display,
    isConnected: firstConnectedAt !== null,
    hasStarted: isStarted,
    end: end?.kind ?? null,
  };
}

/** What a person with a link reads before opening it: whether anything is left to install. */
export type SharedLife = 'new' | 'in-use' | 'ended';
/** `installed`: it was marked since the link was opened, so it is on the phone of its recipient. */
export type OpenedLife = SharedLife | 'installed';

export function sharedLife(esim: ReportedEsim, now: Date): SharedLife {
  const { isConnected, hasStarted: isStarted, end } = sharedState(esim, now);
  if (end !== null) return 'ended';
  return isConnected || isStarted ? 'in-use' : 'new';
}

type OpenedEsim = ReportedEsim & Readonly<{ openedAt: Date | null }>;

export function openedLife(esim: OpenedEsim, now: Date): OpenedLife {
  const life = sharedLife(esim, now);
  return life === 'new' && isMarkedByRecipient(esim) ? 'installed' : life;
}

/** A mark from before the opening is the owner's: the recipient has yet to install the eSIM. */
export function isMarkedByRecipient({
  installedAt,
  openedAt,
}: Pick<OpenedEsim, 'installedAt' | 'openedAt'>): boolean {
  return openedAt !== null && installedAt !== null && installedAt >= openedAt;
}
