import type { HttpBindings } from '@hono/node-server';

export type HttpEnv = {
  Bindings: HttpBindings;
  Variables: {
    /** The visitor's address, read past our own proxies. */
    client: string;
    /** The response already has all its security headers; none are added. */
    isSealed?: true;
  };
};
