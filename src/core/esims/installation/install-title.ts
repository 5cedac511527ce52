import { planEnd } from '../dashboard/plan-end.ts';

type Esim = Parameters<typeof planEnd>[0] & Readonly<{ firstConnectedAt: string | null }>;

export type InstallTitle = 'install' | 'inUse' | 'daysOver' | 'dataUsed' | 'recycled';

/** What the page of an eSIM's installation is about; undefined: not loaded yet. */
export function installTitle(esim: Esim | undefined, now: Date): InstallTitle {
  if (esim === undefined) return 'install';
  if (esim.display === 'recycled') return 'recycled';
  const end = planEnd(esim, now);
  if (end !== null) return end.kind === 'days' ? 'daysOver' : 'dataUsed';
  return esim.firstConnectedAt === null ? 'install' : 'inUse';
}
