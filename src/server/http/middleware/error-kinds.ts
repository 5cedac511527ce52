/** PostgreSQL's error codes for a null character, or for bytes that are not text, in a value. */
const UNSTORABLE_CODES = new Set(['22021', '22P05']);
/**
 * PostgreSQL's error codes for a lock or a statement that took too long, a deadlock, no free connection, and a
 * server that is starting, stopping or gone; and Node's for a connection that failed.
 */
const UNAVAILABLE_CODES = new Set([
  ...['55P03', '57014', '40P01', '40001', '53300', '57P01', '57P02', '57P03', '08000', '08003', '08006'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'],
]);
/** The PostgreSQL client reports these without a code. */
const UNAVAILABLE_MESSAGES =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;
const DISCONNECT_CODES = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR']);

/** The database refused a value that no text column can store. Such a value can only come from the caller. */
export function isUnstorableText(error: unknown): boolean {
  return chainOf(error).some((link) => UNSTORABLE_CODES.has(codeOf(link)));
}

/** The database could not do the work now, but a later request may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return chainOf(error).some(
    (link) =>
      UNAVAILABLE_CODES.has(codeOf(link)) ||
      (link instanceof Error && UNAVAILABLE_MESSAGES.test(link.message)),
  );
}

/** The client closed the connection while its body was still being received. */
export function isClientDisconnected(error: unknown): boolean {
  return chainOf(error).some(
    (link) => link instanceof Error && link.message === 'aborted' && DISCONNECT_CODES.has(codeOf(link)),
  );
}

/** An error and its causes, at most five levels deep. */
function chainOf(error: unknown): readonly unknown[] {
  const links: unknown[] = [];
  for (let link = error; link instanceof Error && links.length < 5; link = link.cause) links.push(link);
  return links;
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}
