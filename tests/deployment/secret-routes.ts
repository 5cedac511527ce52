import { ROUTE_PATTERNS } from '#contract/route-patterns.ts';

/** Anybody who knows the value may open what it leads to. */
const SECRET_PARAMETERS: readonly string[] = ['shareId', 'token'];

/** Names of public pages, and ids that are worth nothing without their owner's session. */
const PLAIN_PARAMETERS: readonly string[] = [
  'slug',
  'planId',
  'esimId',
  'orderId',
  'orderNumber',
  'ticketId',
  'step',
];

/** The routes whose addresses contain a secret. */
export function secretPatterns(): readonly string[] {
  return ROUTE_PATTERNS.filter((pattern) =>
    parametersOf(pattern).some((name) => SECRET_PARAMETERS.includes(name)),
  );
}

/** Parameters that nobody has called secret or plain. */
export function unknownParameters(): readonly string[] {
  const known = [...SECRET_PARAMETERS, ...PLAIN_PARAMETERS];
  return ROUTE_PATTERNS.flatMap(parametersOf).filter((name) => !known.includes(name));
}

function parametersOf(pattern: string): readonly string[] {
  return Array.from(pattern.matchAll(/:(\w+)/g), ([, name = '']) => name);
}
