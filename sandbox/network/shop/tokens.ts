import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { SandboxContext } from '../../sandbox-context.ts';

export const TOKEN_LIFE_SECONDS = 31_622_400;

/** Access tokens: opaque. They expire in machine time, which is also the time of the shop's clock. */
export interface Tokens {
  issue(): string;
  isValid(token: string): boolean;
  /** Invalidates all tokens, as if they had expired. */
  expireAll(): void;
}

export function openTokens({ store, clock }: SandboxContext): Tokens {
  const tokens = store.collection('network-tokens', z.object({ token: z.string(), expiresAt: z.number() }));
  return {
    issue() {
      const token = randomBytes(48).toString('base64url');
      tokens.save(token, { token, expiresAt: clock.machineNow().getTime() + TOKEN_LIFE_SECONDS * 1000 });
      return token;
    },
    isValid: (token) => (tokens.find(token)?.expiresAt ?? 0) > clock.machineNow().getTime(),
    expireAll() {
      for (const { token } of tokens.list()) tokens.remove(token);
    },
  };
}
