import type { Language } from '#core/language.ts';
import { languageOfPath, localizedPath, PREFIXED_LANGUAGES } from '#core/language-path.ts';

/** Letters that may be written as they are anywhere in a path (RFC 3986), so that an escape of one says the same. */
const UNRESERVED = /^[A-Za-z0-9._~-]$/;

/** Runs of escapes, and a percent sign that begins none. */
const ESCAPES = /(?:%[\da-f]{2})+|%/gi;

/** By first segment, how many segments have no letter case; what follows is a value and stays as it is. */
const SEGMENTS_BEFORE_VALUES: ReadonlyMap<string, number> = new Map([
  ['esim', 2],
  ['admin', 2],
  ['share', 1],
  ['email-reminders', 1],
  ['review', 1],
  ['newsletter', 2],
  ['cart-reminder', 2],
]);

/** English has no prefix, but people type one. */
const ENGLISH_PREFIX = /^\/en(?:\/|$)/i;

const PREFIXES: ReadonlySet<string> = new Set(PREFIXED_LANGUAGES);

/**
 * The one spelling of a path. React Router compares paths decoded and without regard to case, so every other spelling
 * would reach the same page past the rules that are written for this one. Canonical paths stay as they are.
 *
 * No doubled slash (which would also let `//other.host` lead away), no slash at the end, one /es, no /es/admin, no /en. The prefix of a
 * language that is not offered is part of a path that does not exist.
 */
export function canonicalPath(pathname: string, languages: readonly Language[]): string {
  const single = decodeUnreserved(pathname)
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
    .replace(ENGLISH_PREFIX, '/');
  const lower = lowerCased(single);
  const language = languageOfPath(lower);
  return languages.includes(language) ? localizedPath(lower, language) : lower;
}

/** What is no escape becomes one (`%25`), so that the page which is not there has an address that can be decoded. */
function decodeUnreserved(pathname: string): string {
  return pathname.replace(ESCAPES, (run) => {
    if (!isDecodable(run)) return run.replaceAll('%', '%25');
    return run.replace(/%../g, (escape) => {
      const letter = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
      return UNRESERVED.test(letter) ? letter : escape.toUpperCase();
    });
  });
}

function isDecodable(run: string): boolean {
  try {
    decodeURIComponent(run);
    return true;
  } catch {
    return false;
  }
}

function lowerCased(path: string): string {
  const [, ...segments] = path.split('/');
  const firstIndex = segments.findIndex((segment) => !PREFIXES.has(segment.toLowerCase()));
  const area = segments[firstIndex]?.toLowerCase() ?? '';
  const values = firstIndex + (SEGMENTS_BEFORE_VALUES.get(area) ?? segments.length);
  return segments
    .map((segment, index) => (firstIndex === -1 || index < values ? lowerCasedSegment(segment) : segment))
    .map((segment) => `/${segment}`)
    .join('');
}

/** Escapes keep their capitals. */
function lowerCasedSegment(segment: string): string {
  return segment.replace(/%..|[A-Z]+/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
}
