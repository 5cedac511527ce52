/** Runs one long step and prints that it started, that it still runs, and how long it took. */
export function step<T>(title: string, work: () => Promise<T>): Promise<T>;
export function say(line: string): void;
