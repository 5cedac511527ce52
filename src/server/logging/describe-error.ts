/** An error with its stack and its cause: the message of a failed statement does not say why it failed. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const text = error.stack ?? `${error.name}: ${error.message}`;
  return error.cause instanceof Error
    ? `${text}\ncaused by ${error.cause.name}: ${error.cause.message}`
    : text;
}
