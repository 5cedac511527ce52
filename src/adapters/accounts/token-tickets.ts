import { randomUUID } from 'node:crypto';
import { z } from 'zod';

const Metadata = z.object({ ticket: z.uuid() });

/**
 * The library passes a magic link's token only to the function that sends its mail. The shop's own mails
 * contain such links too: it requests a token with a secret ticket, and receives the token with that ticket.
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
      if (token === undefined) throw new Error('The accounts library returned no token');
      return token;
    },
  };
}
