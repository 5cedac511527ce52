import { randomUUID } from 'node:crypto';
import { z } from 'zod';

const Metadata = z.object({ requestId: z.uuid() });

/**
 * The library passes a magic link's token only to the function that sends its mail. The shop's own mails
 * contain such links too: it requests a token with a secret request id, and receives the token with that id.
 */
export function createRequestedTokens() {
  const waiting = new Map<string, (token: string) => void>();
  return {
    takeToken(metadata: unknown, token: string): boolean {
      const requestId = Metadata.safeParse(metadata).data?.requestId;
      const take = requestId === undefined ? undefined : waiting.get(requestId);
      take?.(token);
      return take !== undefined;
    },
    async await(send: (metadata: Readonly<{ requestId: string }>) => Promise<void>): Promise<string> {
      const requestId = randomUUID();
      const tokens: string[] = [];
      waiting.set(requestId, (token) => tokens.push(token));
      try {
        await send({ requestId });
      } finally {
        waiting.delete(requestId);
      }
      const [token] = tokens;
      if (token === undefined) throw new Error('The accounts library returned no token');
      return token;
    },
  };
}
