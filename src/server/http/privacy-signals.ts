/** Whether the browser says, by Global Privacy Control or Do Not Track, that its visitor must not be counted. */
export function isCountingRefused(header: (name: string) => string | undefined): boolean {
  return header('sec-gpc') === '1' || header('dnt') === '1';
}
