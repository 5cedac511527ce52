/**
 * Identifies a process, so that a later one with the same pid is not confused with it: its pid, its start
 * time and the boot. `null` when no such process runs.
 */
export function identify(pid: number): string | null;
export function isRunning(identity: string | null): boolean;
export function pidOf(identity: string): number;
/** Sends the process a signal to end and waits; kills it when it takes longer than `patienceMs`. */
export function endProcess(identity: string, patienceMs: number): Promise<void>;
