/** An error with its stack and, since a failed statement's own message does not say why, with what caused it. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const text = error.stack ?? `${error.name}: ${error.message}`;
  return error.cause instanceof Error
    ? `${text}\ncaused by ${error.cause.name}: ${error.cause.message}`
    : text;
}
