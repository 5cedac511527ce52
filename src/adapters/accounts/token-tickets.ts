import { randomUUID } from 'node:crypto';
import { z } from 'zod';

const Metadata = z.object({ ticket: z.uuid() });

/**
 * The library hands a magic link's token only to whoever sends its mail. The shop's own mails carry such links too:
 * it asks with a ticket that nobody else can know, and takes the token that comes with it.
 */
export function createTokenTickets() {
  const waiting = new Map<string, (token: string) => void>();
  return {
    takeToken(metadata: unknown, token: string): boolean {
      const ticket = Metadata.safeParse(metadata).data?.ticket;
      const take = ticket === undefined ? undefined : waiting.get(ticket);
      take?.(token);
      return take !== undefined;
    },
    async await(send: (metadata: Readonly<{ ticket: string }>) => Promise<void>): Promise<string> {
      const ticket = randomUUID();
      const tokens: string[] = [];
      waiting.set(ticket, (token) => tokens.push(token));
      try {
        await send({ ticket });
      } finally {
        waiting.delete(ticket);
      }
      const [token] = tokens;
      if (token === undefined) throw new Error('The accounts made no token');
      return token;
    },
  };
}
