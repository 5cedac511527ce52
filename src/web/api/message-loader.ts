import { ConcurrencyLimit } from '#core/limits/concurrency-limit.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { MESSAGE_RETRY, PARALLEL_MESSAGE_READS } from '#core/retry/retry-policies.ts';
import { retry } from '#core/retry/retry.ts';
import type { Texts } from '#messages/read-text.ts';
import { wait } from '../browser/wait.ts';

type MessagesResponse = Readonly<{ ok: boolean; status: number; json: () => Promise<Texts> }>;

export type FetchMessages = (path: string) => Promise<MessagesResponse>;

/** Resolves with null when the file could not be loaded, after all retries. */
export type LoadTexts = (path: string) => Promise<Texts | null>;

/** Fetches the messages of one language and namespace. */
export function messageLoader(fetchMessages: FetchMessages = (path) => fetch(path)): LoadTexts {
  const limit = new ConcurrencyLimit({ atOnce: PARALLEL_MESSAGE_READS, maxWaiting: Infinity });
  const read = async (path: string): Promise<Texts> => {
    const response = await fetchMessages(path);
    if (!response.ok) throw new RequestRefused(response.status);
    return response.json();
  };
  // Exact waits (RETRY-09), not partly random ones.
  const needs = { wait, random: () => 1 };
  return async (path) => {
    // A file that waits for its retry does not keep others from being read.
    const texts = await retry(() => limit.pass(() => read(path)), MESSAGE_RETRY, needs).catch(() => null);
    return texts === 'overloaded' ? null : texts;
  };
}
