const MOST_MS = 8000;

/** Whether the shop responds. A device on Wi-Fi without internet calls itself online. */
export async function isReachable(): Promise<boolean> {
  try {
    await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(MOST_MS) });
    return true;
  } catch {
    return false;
  }
}
