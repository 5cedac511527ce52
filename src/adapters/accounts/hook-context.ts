import type { createAuthMiddleware } from 'better-auth/api';

/** What the library passes to a hook: path, body and headers of the call and, afterwards, what was returned. */
export type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];
