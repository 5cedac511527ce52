export type LockNote = Readonly<{ holder: string; address?: string; parent?: string | null }>;
/**
 * Takes the lock `file` for this process, with `note` for other processes that find it taken. Returns `null`
 * when it is ours, otherwise the note of the living holder. A lock whose holder is dead is taken over.
 */
export function tryLock(file: string, note?: Omit<LockNote, 'holder'>): LockNote | null;
export function unlock(file: string): void;
/** Waits for the lock as long as its holder lives; `onWait` is called once, if it has to wait. */
export function waitForLock(file: string, onWait: () => void): Promise<void>;
