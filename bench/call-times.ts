type CallTimes = Readonly<{ medianMs: number; p95Ms: number; slowestMs: number }>;

/** How long each of these calls takes, one after the other. */
export async function timesOf(call: () => Promise<unknown>, calls: number): Promise<CallTimes> {
  const times: number[] = [];
  for (let count = 0; count < calls; count += 1) {
    const startedAt = performance.now();
    await call();
    times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  return {
    medianMs: times[Math.floor(calls / 2)] ?? NaN,
    p95Ms: times[Math.floor(calls * 0.95)] ?? NaN,
    slowestMs: times.at(-1) ?? NaN,
  };
}
