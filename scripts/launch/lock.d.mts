export type LockNote = Readonly<{ holder: string; address?: string; parent?: string | null }>;
/**
 * Takes the lock `file` for this process, with `note` for whoever finds it taken. Answers `null` when it is
 * ours, else what the living holder wrote. A lock whose holder is dead is taken over.
 */
export function tryLock(file: string, note?: Omit<LockNote, 'holder'>): LockNote | null;
export function unlock(file: string): void;
/** Waits for the lock as long as its holder lives; `onWait` is called once, when there is something to wait for. */
export function waitForLock(file: string, onWait: () => void): Promise<void>;
