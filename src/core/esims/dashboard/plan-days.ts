/** Times are ISO 8601. */
type Esim = Readonly<{
  display: string;
  /** What the network reported. */
  firstConnectedAt: string | null;
  /** The end of the running package. */
  expiresAt: string | null;
}>;

const ENDED: ReadonlySet<string> = new Set(['expired', 'finished', 'recycled']);

/** Its days can still start. */
export function canStart({ display }: Pick<Esim, 'display'>): boolean {
  return !ENDED.has(display);
}

/** Nothing of its data can be used any more. */
export function isOver({ display }: Pick<Esim, 'display'>): boolean {
  return display === 'expired' || display === 'recycled';
}

type Used = Readonly<{ display: string; usage: Readonly<{ usedMegabytes: number }> | null }>;

/**
 * The network reports nothing of a recycled eSIM: a last reading before any use says nothing about what was used after it.
 */
export function isUseKnown({ display, usage }: Used): boolean {
  return display !== 'recycled' || (usage !== null && usage.usedMegabytes > 0);
}

/** Whether the days of an eSIM run. A null time is one that the network has not reported. */
export type PlanDays =
  | Readonly<{ kind: 'not-started' }>
  | Readonly<{ kind: 'running' | 'over'; startedAt: string | null; endsAt: string | null }>;

/** Its days are running or were: data left and an end can be shown. */
export function hasStarted({ display, firstConnectedAt, expiresAt }: Esim): boolean {
  return display === 'active' || firstConnectedAt !== null || expiresAt !== null;
}

/** Its days will start: only then is it said when. */
export function isBeforeStart(esim: Esim): boolean {
  return canStart(esim) && !hasStarted(esim);
}

/** When it first connected. Null for a time at its end or later, which nobody knows: it is the time of a reading. */
export function shownConnection({
  firstConnectedAt,
  expiresAt,
}: Pick<Esim, 'firstConnectedAt' | 'expiresAt'>): string | null {
  if (firstConnectedAt === null || expiresAt === null) return firstConnectedAt;
  return Date.parse(firstConnectedAt) < Date.parse(expiresAt) ? firstConnectedAt : null;
}

/** What to say about the days of an eSIM: the plan's terms only until they have started. */
export function planDays(esim: Esim, now: Date): PlanDays {
  if (isBeforeStart(esim)) return { kind: 'not-started' };
  const { expiresAt: endsAt } = esim;
  const startedAt = shownConnection(esim);
  const isOver = endsAt !== null && Date.parse(endsAt) <= now.getTime();
  return { kind: isOver ? 'over' : 'running', startedAt, endsAt };
}
