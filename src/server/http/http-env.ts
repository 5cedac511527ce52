import type { HttpBindings } from '@hono/node-server';

export type HttpEnv = {
  Bindings: HttpBindings;
  Variables: {
    /** The visitor's address, past our own proxies. */
    client: string;
    /** The answer was made with all its security headers: nothing is left to add. */
    isSealed?: true;
  };
};
