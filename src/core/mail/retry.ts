/**
 * The pause after a failed mail grows by `stepSeconds` with each attempt, from the third one on: a full mailbox stays
 * full for hours.
 */
export const MAIL_PAUSE = { attemptsWithout: 2, stepSeconds: 60 } as const;

/** About seven minutes: by then a server that defers first attempts (greylisting) has accepted the retry. */
export const LATE_AFTER_ATTEMPTS = 5;
