type Route = Readonly<{ method: string; path: string }>;

/** Tells which methods an address answers, so that a wrong one is told apart from a wrong address. */
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
