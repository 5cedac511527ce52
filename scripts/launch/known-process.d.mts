/**
 * A process told apart from any later one that gets the same number: its number, when it began, and the boot
 * that happened in. `null` when no such process runs.
 */
export function identify(pid: number): string | null;
export function isRunning(identity: string | null): boolean;
export function pidOf(identity: string): number;
/** Asks the process to end and waits; ends it by force when it takes longer than `patienceMs`. */
export function endProcess(identity: string, patienceMs: number): Promise<void>;
