import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

const EPHEMERAL = '/proc/sys/net/ipv4/ip_local_port_range';
/** Linux's default. */
const DEFAULT_FIRST_EPHEMERAL = 32_768;
const MAX_TRIES = 100;

/**
 * Ports from `first` on that the system never assigns to outgoing connections. So a port that is free now is
 * still free a moment later, unless another program wants exactly that one. Each purpose has its own span.
 */
export const SPANS = {
  tests: { first: 10_000, last: 19_999 },
  postgres: { first: 20_000, last: 27_999 },
  others: { first: 28_000, last: 32_767 },
} as const;

export type Span = Readonly<{ first: number; last: number }>;

/** A port of the span that no program listens on. */
export async function findQuietPort(span: Span): Promise<number> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const port = randomPortIn(span);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${span.first} to ${span.last} is free.`);
}

/** When the system's ephemeral range begins inside the span, the span ends before it. */
export function randomPortIn({ first, last }: Span): number {
  const firstEphemeral = readFirstEphemeral();
  const end = firstEphemeral > first ? Math.min(last, firstEphemeral - 1) : last;
  return first + Math.floor(Math.random() * (end - first + 1));
}

/** On all addresses of the machine. */
export function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

function readFirstEphemeral(): number {
  try {
    return Number(readFileSync(EPHEMERAL, 'utf8').trim().split(/\s+/)[0]);
  } catch {
    return DEFAULT_FIRST_EPHEMERAL;
  }
}
