import { ROUTE_PATTERNS, type RoutePattern } from '#contract/route-patterns.ts';
import { barePath } from '#core/language-path.ts';

/** Returns the pattern of a screen's path in any language: `/es/share/3f9d` becomes `/share/:shareId`. */
export function routePattern(pathname: string): RoutePattern {
  const path = barePath(pathname)
    .replace(/(.)\/$/, '$1')
    .split('/');
  return ROUTE_PATTERNS.find((pattern) => isMatch(pattern.split('/'), path)) ?? '*';
}

function isMatch(pattern: readonly string[], path: readonly string[]): boolean {
  // All screens of staff have one pattern.
  if (pattern.length > 1 && pattern.at(-1) === '*')
    return isMatch(pattern.slice(0, -1), path.slice(0, pattern.length - 1));
  return (
    pattern.length === path.length &&
    pattern.every((part, index) => (part.startsWith(':') ? path[index] !== '' : part === path[index]))
  );
}
