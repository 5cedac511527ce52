type Route = Readonly<{ method: string; path: string }>;

/**
 * Returns the methods an address supports, so that a wrong method (405) is distinguished from a wrong address
 * (404).
 */
export function createAllowedMethods(routes: readonly Route[]): (path: string) => readonly string[] {
  const known = routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
    .map(({ method, path }) => ({ method, pattern: patternOf(path) }));
  return (path) => {
    const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    return [...new Set(methods)].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  };
}

/** `/api/esims/:id/shares` as a regular expression. */
function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.+^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/:[^/]+/g, '[^/]+').replace(/\*/g, '.*')}$`);
}
