import pg from 'pg';
import { z } from 'zod';
import { createAuth } from '#adapters/accounts/create-auth.ts';
import { aClock } from '#tests/builders/clock.ts';
import { aLog } from '#tests/builders/log.ts';
import { noSharedLimits } from '#tests/builders/shared-limits.ts';
import pages from '#web/routes.ts';

type Route = Readonly<{ method: string; path: string }>;

const ALL_METHODS = 'ALL';
const ACCOUNT_CALLS = '/api/auth/';

/** `GET /api/esims/{id}` for every handler of the shop itself; calls about accounts are handled by the library. */
export function shopRoutes(registered: readonly Route[]): readonly string[] {
  const own = registered.filter(
    ({ method, path }) => method !== ALL_METHODS && !path.startsWith(ACCOUNT_CALLS),
  );
  return sortedOnce(own.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`));
}

const Described = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** The same from the OpenAPI document. */
export function describedRoutes(document: unknown): readonly string[] {
  const { paths } = Described.parse(document);
  return sortedOnce(
    Object.entries(paths)
      .filter(([path]) => !path.startsWith(ACCOUNT_CALLS))
      .flatMap(([path, operations]) =>
        Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
      ),
  );
}

const Endpoint = z.object({
  path: z.string().optional(),
  options: z.object({ method: z.union([z.string(), z.array(z.string())]) }),
});

/** Every call that the accounts library has, also those that the shop switches off. */
export function accountRoutes(): readonly string[] {
  const none = () => Promise.resolve();
  const auth = createAuth({
    // Connects only when it is used.
    pool: new pg.Pool(),
    publicOrigin: 'http://localhost:3000',
    secret: 'a secret that is only used by this test',
    log: aLog(),
    clock: aClock(),
    limits: noSharedLimits,
    mails: { send: none, observe: () => Promise.reject(new Error('No mail is sent here')) },
    confirmMailbox: none,
    dropUnprovenAccess: none,
    hasAccount: () => Promise.resolve(false),
    takeToken: () => false,
  });
  const endpoints = Object.values(auth.api).map(({ path, options }) => Endpoint.parse({ path, options }));
  return sortedOnce(
    endpoints.flatMap(({ path, options }) =>
      path === undefined
        ? []
        : [options.method].flat().map((method) => `${method} /api/auth${path.replaceAll(/:(\w+)/g, '{$1}')}`),
    ),
  );
}

type PageRoute = Readonly<{ path?: string | undefined; children?: readonly PageRoute[] | undefined }>;

/** Every path pattern of the pages, without a language. */
export function pageRoutes(): readonly string[] {
  const patternsIn = (routes: readonly PageRoute[]): string[] =>
    routes.flatMap(({ path, children }) => (children === undefined ? [path ?? ''] : patternsIn(children)));
  return sortedOnce(patternsIn(pages).map((pattern) => `/${pattern}`));
}

function sortedOnce(routes: readonly string[]): readonly string[] {
  return [...new Set(routes)].toSorted();
}
