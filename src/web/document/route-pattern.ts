import { ROUTE_PATTERNS, type RoutePattern } from '#contract/route-patterns.ts';
import { barePath } from '#core/language-path.ts';

/** Returns the pattern of a screen's path in either language: `/es/share/3f9d` becomes `/share/:shareId`. */
export function routePattern(pathname: string): RoutePattern {
  const path = barePath(pathname)
    .replace(/(.)\/$/, '$1')
    .split('/');
  return ROUTE_PATTERNS.find((pattern) => isMatch(pattern.split('/'), path)) ?? '*';
}

function isMatch(pattern: readonly string[], path: readonly string[]): boolean {
  return (
    pattern.length === path.length &&
    pattern.every((part, index) => (part.startsWith(':') ? path[index] !== '' : part === path[index]))
  );
}
