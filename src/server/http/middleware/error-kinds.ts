/** PostgreSQL's codes for a null character, or bytes that are no text, in a value. */
const UNSTORABLE_CODES = new Set(['22021', '22P05']);
const GONE_CODES = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR']);

/** The database refused a value that no text column can hold: only a caller's text can be that. */
export function isUnstorableText(error: unknown): boolean {
  return chainOf(error).some((link) => UNSTORABLE_CODES.has(codeOf(link)));
}

/** The client hung up while its body was still arriving. */
export function isClientGone(error: unknown): boolean {
  return chainOf(error).some(
    (link) => link instanceof Error && link.message === 'aborted' && GONE_CODES.has(codeOf(link)),
  );
}

/** An error and what caused it, at most a few links deep. */
function chainOf(error: unknown): readonly unknown[] {
  const links: unknown[] = [];
  for (let link = error; link instanceof Error && links.length < 5; link = link.cause) links.push(link);
  return links;
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}
