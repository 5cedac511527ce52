import { z } from 'zod';
import { sampleOf } from './sample-of-schema.ts';

const Parameter = z.looseObject({ name: z.string(), in: z.string() });
const Operation = z.looseObject({
  parameters: z.array(Parameter).optional(),
  requestBody: z
    .looseObject({ content: z.record(z.string(), z.looseObject({ schema: z.unknown() })) })
    .optional(),
});
const Description = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
});

export type Target = Readonly<{
  method: string;
  path: string;
  /** Names between braces in the path. */
  inPath: readonly string[];
  inQuery: readonly string[];
  /** What replaces a name in the path. */
  id: string;
  /** A valid body, as JSON; null when the call has none. */
  body: string | null;
}>;

const NO_ID = 'cs_test_1';
const ACCOUNT_CALLS = '/api/auth/';

/**
 * A target for each of these routes, such as `PUT /api/gifts/{id}`, with a valid body when our description has one for
 * it. A route that it does not describe gets an empty object.
 */
export function targetsOf(routes: readonly string[], description: unknown): readonly Target[] {
  const { paths, components } = Description.parse(description);
  const named = (ref: string) => components.schemas[ref.split('/').at(-1) ?? ''];
  return routes.map((route) => {
    const [method = '', path = ''] = route.split(' ');
    const { parameters = [], requestBody } = paths[path]?.[method.toLowerCase()] ?? {};
    const schema = requestBody?.content['application/json']?.schema;
    const emptyBody = method === 'GET' ? null : '{}';
    return {
      method,
      path,
      inPath: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
      inQuery: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
      id: NO_ID,
      body: schema === undefined ? emptyBody : JSON.stringify(sampleOf(schema, named)),
    };
  });
}

/** HEAD of each route that can be read, OPTIONS of each address, and one method that the address does not have. */
export function otherMethodsOf(targets: readonly Target[]): readonly Target[] {
  const paths = [...new Set(targets.map(({ path }) => path))].filter((path) => path.startsWith('/api/'));
  return paths.flatMap((path) => {
    const same = targets.filter((target) => target.path === path);
    const [first] = same;
    if (first === undefined) return [];
    const has = (method: string) => same.some((target) => target.method === method);
    const wrong = ['PATCH', 'DELETE', 'PUT', 'POST'].find((method) => !has(method)) ?? 'PATCH';
    return [
      ...(has('GET') ? [{ ...first, method: 'HEAD', body: null }] : []),
      { ...first, method: 'OPTIONS', body: null },
      { ...first, method: wrong, body: '{}' },
    ];
  });
}

/** What may end a session or make the sandbox fail comes after everything that it would disturb. */
export function disturbingLast(targets: readonly Target[]): readonly Target[] {
  const rankOf = ({ method, path }: Target): number => {
    if (path.startsWith('/api/admin/sandbox')) return 3;
    if (path.startsWith(ACCOUNT_CALLS) || (method === 'DELETE' && path === '/api/me')) return 2;
    return path.startsWith('/api/admin/accounts/') ? 1 : 0;
  };
  return targets.toSorted((a, b) => rankOf(a) - rankOf(b));
}
