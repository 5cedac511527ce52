import type { PlanEnd } from '#core/esims/dashboard/plan-end.ts';
import { isGiven } from './is-given.ts';

/** One eSIM of a group order. Times are ISO 8601. */
type HandedOutEsim = Readonly<{
  canBeShared: boolean;
  /** Its owner returns it, so its links rest. */
  hasOpenWithdrawal: boolean;
  /** How its plan ended: its days are over, or before that its data. Null while it runs, or can start. */
  end: PlanEnd['kind'] | null;
  installedAt: string | null;
  firstConnectedAt: string | null;
  share: Readonly<{
    state: 'active' | 'revoked' | 'expired';
    createdAt: string;
    revealedAt: string | null;
  }> | null;
}>;

export const HAND_OUT_STEPS = ['given', 'opened', 'installed', 'connected'] as const;
export type HandOutStep = (typeof HAND_OUT_STEPS)[number];

/** `at` null: it happened, at an unknown time. */
type StepState = Readonly<{ isDone: boolean; at: string | null }>;

/** Why an eSIM that is on no known phone cannot be handed out any more. */
type OverReason = 'used-up' | 'plan-over' | 'refunded';

type PhoneState = 'on-phone' | 'connected' | 'used-up' | 'plan-over';

export type HandOutTrack = Readonly<{
  steps: Readonly<Record<HandOutStep, StepState>>;
  /** On a phone without a link: the customer keeps it. */
  isYours: boolean;
  isOnPhone: boolean;
  /** What the eSIM is now; null before it is on a phone. */
  phoneState: PhoneState | null;
  /** Null: it can still be handed out, is on a phone, or is being returned. */
  over: OverReason | null;
  /** A link that nobody opened has ended. */
  hasEnded: boolean;
  /** There is no link that works, and it can have one. */
  canSend: boolean;
  canRemind: boolean;
  /** There is a link that works. */
  canRevoke: boolean;
}>;

const NOT_YET: StepState = { isDone: false, at: null };
const AT_SOME_TIME: StepState = { isDone: true, at: null };

function doneAt(at: string | null): StepState {
  return at === null ? NOT_YET : { isDone: true, at };
}

/** An eSIM that connected is installed, marked or not. */
function installedStep(installedAt: string | null, isOnPhone: boolean): StepState {
  return installedAt === null && isOnPhone ? AT_SOME_TIME : doneAt(installedAt);
}

/** A link that ended before anybody opened it gave nothing. */
function linkSteps(share: HandedOutEsim['share']) {
  const opened = doneAt(share?.revealedAt ?? null);
  const isActive = share?.state === 'active';
  const isAway = share !== null && isGiven({ state: share.state, isOpened: opened.isDone });
  return { isActive, isAway, given: isAway ? doneAt(share.createdAt) : NOT_YET, opened };
}

type Phone = Readonly<{ isOnPhone: boolean }> & Pick<HandedOutEsim, 'end'>;

function phoneState(firstConnectedAt: string | null, { isOnPhone, end }: Phone): PhoneState | null {
  if (!isOnPhone) return null;
  if (end !== null) return end === 'data' ? 'used-up' : 'plan-over';
  return firstConnectedAt === null ? 'on-phone' : 'connected';
}

/** When an eSIM first connected is unknown for some that were used: they look as if they were on no phone. */
function overReason({ canBeShared, hasOpenWithdrawal, end }: HandedOutEsim): OverReason | null {
  if (canBeShared || hasOpenWithdrawal) return null;
  if (end === null) return 'refunded';
  return end === 'data' ? 'used-up' : 'plan-over';
}

function hasEndedUnused(
  share: HandedOutEsim['share'],
  { isAway, isOnPhone }: Readonly<{ isAway: boolean; isOnPhone: boolean }>,
): boolean {
  return share !== null && !isAway && !isOnPhone;
}

/** Where an eSIM is on its way to its person. "Installed" is what a person marked, "connected" what the network reported. */
export function handOutTrack(esim: HandedOutEsim): HandOutTrack {
  const { canBeShared, hasOpenWithdrawal, end, installedAt, firstConnectedAt, share } = esim;
  const isOnPhone = installedAt !== null || firstConnectedAt !== null;
  const { isActive, isAway, given, opened } = linkSteps(share);
  const isYours = isOnPhone && !isAway;
  const isWaiting = canBeShared && !isOnPhone;
  return {
    steps: {
      given: isYours ? AT_SOME_TIME : given,
      opened: isYours ? AT_SOME_TIME : opened,
      installed: installedStep(installedAt, isOnPhone),
      connected: doneAt(firstConnectedAt),
    },
    isYours,
    isOnPhone,
    phoneState: phoneState(firstConnectedAt, { isOnPhone, end }),
    over: isOnPhone ? null : overReason(esim),
    hasEnded: hasEndedUnused(share, { isAway, isOnPhone }),
    canSend: isWaiting && !isActive,
    canRemind: isWaiting && isActive,
    canRevoke: isActive && !hasOpenWithdrawal,
  };
}

/** How many eSIMs can still be given to somebody, or have a link that can be sent again. */
export function leftToHandOut(tracks: readonly Pick<HandOutTrack, 'canSend' | 'canRemind'>[]): number {
  return tracks.filter(({ canSend, canRemind }) => canSend || canRemind).length;
}

/** Nothing of the order is left to hand out: its owner returns every eSIM. */
export function isWholeOrderReturned(esims: readonly Pick<HandedOutEsim, 'hasOpenWithdrawal'>[]): boolean {
  return esims.length > 0 && esims.every(({ hasOpenWithdrawal }) => hasOpenWithdrawal);
}

type Named = Readonly<{ name: string | null; share: Readonly<{ recipientName: string | null }> | null }>;

/** Who has or gets the eSIM: the name typed for its newest link, or else the name that its owner gave the eSIM. */
export function handedOutName(
  { name, share }: Named,
  { isYours }: Pick<HandOutTrack, 'isYours'>,
): string | null {
  return isYours ? name : (share?.recipientName ?? name);
}
