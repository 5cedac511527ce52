/** Runs one long step and tells a person that it began, that it still goes on, and how long it took. */
export function step<T>(title: string, work: () => Promise<T>): Promise<T>;
export function say(line: string): void;
