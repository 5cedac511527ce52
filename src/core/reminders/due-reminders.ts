import { DAY_MS, MINUTE_MS } from '#core/durations.ts';
import type { EsimStatus } from '#core/esims/esim-provider.ts';
import type { DataFigures } from '#core/esims/usage/apply-reading.ts';
import { splitPackages } from '#core/topups/split-packages.ts';
import type { Holding } from './reminder-recipient.ts';
import { isSaidAlready, type ReminderKind } from './reminder.ts';

const SHARES = { 'data-75': 0.75, 'data-90': 0.9 } as const;
const DAYS_BEFORE_END = { 'ends-3-days': 3, 'ends-1-day': 1 } as const;

const ASK_AFTER_MS = 3 * DAY_MS;
/** Later the question makes no sense any more, also for a shop that was down. */
const ASK_BEFORE_MS = 10 * DAY_MS;
/** Only a new reading proves that an eSIM is still not installed. Such an eSIM is read every six hours. */
const PROOF_MS = DAY_MS;
/** After this time of use, or when the plan ends before, a traveller can say how it was. */
const REVIEW_AFTER_MS = 3 * DAY_MS;
/** Later a traveller is not asked any more, also by a shop that was down. */
const REVIEW_WITHIN_MS = 7 * DAY_MS;
/** So long the figures of the network may be older than its answer. */
const NETWORK_DELAY_MS = 30 * MINUTE_MS;

type Topup = Readonly<{ megabytes: number | null; boughtAt: Date; validityDays: number }>;

/** What the last reading says about an eSIM, and what else decides about reminders. */
export type RemindedEsim = ReadState &
  Readonly<{
    /** Null: never read. */
    readAt: Date | null;
    /** Null: unlimited, or not known. */
    planMegabytes: number | null;
    validityDays: number;
    /** Oldest first. */
    topups: readonly Topup[];
    /** Paid, and neither delivered nor refunded yet. */
    isTopupUnderway: boolean;
    isRefunded: boolean;
    /** A review of another eSIM of the same order was asked for: an order is asked once. */
    isOrderReviewed: boolean;
    holding: Pick<Holding, 'gift' | 'giftOpened'>;
  }>;

/** What a reading changes. */
export type ReadState = Readonly<{
  status: EsimStatus;
  createdAt: Date;
  installedAt: Date | null;
  firstConnectedAt: Date | null;
  expiresAt: Date | null;
  figures: DataFigures | null;
}>;

/**
 * The reminders that are due: at most one about data and one about the end, or the question about the installation; and
 * the request for a review.
 * `sent`: those of this period that were sent or wait to be sent.
 */
export function dueReminders(
  esim: RemindedEsim,
  sent: ReadonlySet<ReminderKind>,
  now: Date,
): readonly ReminderKind[] {
  if (esim.isRefunded) return [];
  const due: readonly (ReminderKind | null)[] = isInUse(esim, now)
    ? [reachedShare(esim), isEndKnown(esim) ? reachedEnd(esim, now) : null]
    : [isQuestionDue(esim, now) ? 'not-installed' : null];
  const isReviewDue = isReviewOpen(esim, now) && !esim.isOrderReviewed;
  return [...due, isReviewDue ? ('review' as const) : null].flatMap((kind) =>
    kind === null || isSaidAlready(kind, sent) ? [] : [kind],
  );
}

function isInUse(esim: RemindedEsim, now: Date): boolean {
  const isOver = esim.expiresAt !== null && esim.expiresAt <= now;
  return mayRunOut(esim) && !isOver && isReadSinceTopup(esim);
}

/** Its data can be low, or was just used up. */
function mayRunOut({ status, figures }: ReadState): boolean {
  return status === 'active' || (status === 'finished' && figures !== null && isUsedUp(figures));
}

/** No data is left, neither of the running package nor of a top-up that waits. */
export function isUsedUp({ isUnlimited, totalMegabytes, remainingMegabytes }: DataFigures): boolean {
  return !isUnlimited && totalMegabytes > 0 && remainingMegabytes === 0;
}

/** A top-up changes everything: until a reading shows it, nothing is known. */
function isReadSinceTopup({ readAt, figures, topups, isTopupUnderway }: RemindedEsim): boolean {
  if (readAt === null || figures === null || isTopupUnderway) return false;
  const bought = topups.at(-1)?.boughtAt.getTime() ?? -Infinity;
  return readAt.getTime() >= bought + NETWORK_DELAY_MS;
}

/** Unlimited plans have no share: what their fair use leaves per day is not data that ends. */
function reachedShare({ figures }: Pick<ReadState, 'figures'>): 'data-75' | 'data-90' | null {
  if (figures === null || figures.isUnlimited || figures.totalMegabytes <= 0) return null;
  const used = (figures.totalMegabytes - figures.remainingMegabytes) / figures.totalMegabytes;
  if (used >= SHARES['data-90']) return 'data-90';
  return used >= SHARES['data-75'] ? 'data-75' : null;
}

/** While a top-up waits, the end of the running package is not the end of the data. */
function isEndKnown(esim: RemindedEsim): boolean {
  return statesOf(esim).every((state) => state === 'running' || state === 'ended');
}

function statesOf(esim: RemindedEsim) {
  return splitPackages({ planMegabytes: esim.planMegabytes, topups: esim.topups }, esim).states;
}

/** A plan that is no longer than the time before its end gets no reminder when it begins. */
function reachedEnd(esim: RemindedEsim, now: Date): 'ends-3-days' | 'ends-1-day' | null {
  const leftMs = esim.expiresAt === null ? 0 : esim.expiresAt.getTime() - now.getTime();
  if (leftMs <= 0 || esim.status !== 'active') return null;
  const days = runningDays(esim);
  const isReached = (kind: keyof typeof DAYS_BEFORE_END) =>
    leftMs <= DAYS_BEFORE_END[kind] * DAY_MS && days > DAYS_BEFORE_END[kind];
  if (isReached('ends-1-day')) return 'ends-1-day';
  return leftMs > DAYS_BEFORE_END['ends-1-day'] * DAY_MS && isReached('ends-3-days') ? 'ends-3-days' : null;
}

function runningDays(esim: RemindedEsim): number {
  const running = statesOf(esim).lastIndexOf('running');
  return esim.topups[running]?.validityDays ?? esim.validityDays;
}

/** An unopened gift is not with its recipient yet; its buyer sees on the order page that it was not opened. */
function isQuestionDue(esim: RemindedEsim, now: Date): boolean {
  const { gift, giftOpened } = esim.holding;
  if (!isNeverInstalled(esim) || (gift !== null && giftOpened === null)) return false;
  const isProved = esim.readAt !== null && now.getTime() - esim.readAt.getTime() < PROOF_MS;
  const hadItMs = now.getTime() - (giftOpened?.at ?? esim.createdAt).getTime();
  return isProved && hadItMs >= ASK_AFTER_MS && hadItMs < ASK_BEFORE_MS;
}

function isNeverInstalled({ status, installedAt, firstConnectedAt }: ReadState): boolean {
  return status === 'ready_to_activate' && installedAt === null && firstConnectedAt === null;
}

/** When a review may be asked for. Null: the eSIM was never used. */
function reviewTimes({ status, firstConnectedAt, expiresAt }: ReadState) {
  if (firstConnectedAt === null) return null;
  const used = new Date(firstConnectedAt.getTime() + REVIEW_AFTER_MS);
  const from = expiresAt !== null && expiresAt < used ? expiresAt : used;
  const until = new Date(from.getTime() + REVIEW_WITHIN_MS);
  // The network says that a plan ended, not when.
  return { from: status === 'expired' ? firstConnectedAt : from, until };
}

function isReviewOpen(read: ReadState, now: Date): boolean {
  const times = reviewTimes(read);
  return times !== null && times.from <= now && now < times.until;
}

/**
 * When to decide after a reading: now, when the reading alone does not rule every reminder out; otherwise when the time
 * comes. Null: not before the next reading.
 */
export function remindAfterReading(read: ReadState, now: Date): Date | null {
  const mayBeDue =
    (mayRunOut(read) && reachedShare(read) !== null) ||
    momentsOf(read).some((at) => at <= now) ||
    isReviewOpen(read, now);
  return mayBeDue ? now : nextMoment(read, now);
}

/** The next time at which a reminder can become due without another reading. */
export function nextMoment(read: ReadState, now: Date): Date | null {
  const review = reviewTimes(read)?.from ?? null;
  const coming = [...momentsOf(read), ...(review === null ? [] : [review])].filter((at) => at > now);
  return coming.toSorted((a, b) => a.getTime() - b.getTime()).at(0) ?? null;
}

/** All but the one of the review, which ends again. */
function momentsOf(read: ReadState): readonly Date[] {
  const { status, createdAt, expiresAt } = read;
  if (isNeverInstalled(read)) return [new Date(createdAt.getTime() + ASK_AFTER_MS)];
  if (status !== 'active' || expiresAt === null) return [];
  return Object.values(DAYS_BEFORE_END).map((days) => new Date(expiresAt.getTime() - days * DAY_MS));
}
