const HEARTBEAT_MS = 10_000;

/** Runs one long step and prints that it started, that it still runs, and how long it took. */
export async function step(title, work) {
  const startedAt = performance.now();
  const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1);
  say(`${title} …`);
  const heartbeat = setInterval(
    () => say(`${title} … still working, ${Math.round(seconds())} s`),
    HEARTBEAT_MS,
  );
  try {
    const result = await work();
    say(`${title}: done in ${seconds()} s`);
    return result;
  } finally {
    clearInterval(heartbeat);
  }
}

export function say(line) {
  process.stdout.write(`  ${line}\n`);
}
