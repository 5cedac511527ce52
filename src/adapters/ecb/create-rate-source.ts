import type { RateSource, ReadRates } from '#core/currency/update-rates.ts';
import { parseDailyRates } from './parse-daily-rates.ts';

const TIMEOUT_MS = 20_000;
/** The table has 2 kB. */
const MAX_BYTES = 64 * 1024;

type Needs = Readonly<{ url: string; timeoutMs?: number }>;

/** Exchange rates from an address that serves the daily table of the European Central Bank. */
export function createRateSource({ url, timeoutMs = TIMEOUT_MS }: Needs): RateSource {
  return {
    async readDailyRates() {
      try {
        return await read(url, AbortSignal.timeout(timeoutMs));
      } catch (error) {
        return { kind: 'unusable', reason: `The table could not be fetched: ${describe(error)}.` };
      }
    },
  };
}

async function read(url: string, signal: AbortSignal): Promise<ReadRates> {
  const response = await fetch(url, { signal, headers: { accept: 'application/xml, text/xml' } });
  if (!response.ok) {
    await response.body?.cancel();
    return { kind: 'unusable', reason: `The source responded with ${response.status}.` };
  }
  const text = await readCapped(response);
  if (text === null) return { kind: 'unusable', reason: `The response has more than ${MAX_BYTES} bytes.` };
  const rates = parseDailyRates(text);
  return rates === null
    ? { kind: 'unusable', reason: 'The response is not a daily table of rates.' }
    : { kind: 'read', rates };
}

/** Null when the response is larger than allowed; the rest of it is not read. */
async function readCapped({ body }: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
