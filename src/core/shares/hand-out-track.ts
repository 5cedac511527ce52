/** One eSIM of a group order. Times are ISO 8601. */
type HandedOutEsim = Readonly<{
  canBeShared: boolean;
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

export type HandOutTrack = Readonly<{
  steps: Readonly<Record<HandOutStep, StepState>>;
  /** On a phone without a link: the customer keeps it. */
  isYours: boolean;
  isOnPhone: boolean;
  /** A link that nobody opened has ended. */
  hasEnded: boolean;
  /** There is no link that works, and it can have one. */
  canSend: boolean;
  canRemind: boolean;
  /** There is a link that works. */
  canRevoke: boolean;
}>;

const NOT_YET: StepState = { isDone: false, at: null };

function doneAt(at: string | null): StepState {
  return at === null ? NOT_YET : { isDone: true, at };
}

/** Where an eSIM is on its way to its person. "Installed" is what a person marked, "connected" what the network reported. */
export function handOutTrack({
  canBeShared,
  installedAt,
  firstConnectedAt,
  share,
}: HandedOutEsim): HandOutTrack {
  const isOnPhone = installedAt !== null || firstConnectedAt !== null;
  const isActive = share?.state === 'active';
  const opened = doneAt(share?.revealedAt ?? null);
  const isGiven = isActive || opened.isDone;
  const isYours = isOnPhone && !isGiven;
  return {
    steps: {
      given: isGiven ? doneAt(share?.createdAt ?? null) : { isDone: isYours, at: null },
      opened: isYours ? { isDone: true, at: null } : opened,
      installed: installedAt === null ? { isDone: isOnPhone, at: null } : doneAt(installedAt),
      connected: doneAt(firstConnectedAt),
    },
    isYours,
    isOnPhone,
    hasEnded: share !== null && !isGiven && !isOnPhone,
    canSend: canBeShared && !isActive && !isOnPhone,
    canRemind: canBeShared && isActive && !isOnPhone,
    canRevoke: isActive,
  };
}
