import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const INLINE_STYLE = /<style\b([^>]*)>([\s\S]*?)<\/style>/gi;
const SCRIPT_TYPES = new Set(['', 'module', 'text/javascript', 'importmap', 'speculationrules']);

/**
 * How inline scripts and styles are allowed: by the hash of their text, or by a nonce that is new with every
 * response.
 */
export type Inline = InlineHashes | Readonly<{ nonce: string }>;

type InlineHashes = Readonly<{ scripts: readonly string[]; styles: readonly string[] }>;

/**
 * Scripts and styles come only from our own files, or are inline text that we wrote. Nothing is loaded from
 * other origins.
 */
export function contentPolicy(inline: Inline, isHttps: boolean): string {
  const [scripts, styles] =
    'nonce' in inline
      ? [[`'nonce-${inline.nonce}'`], [`'nonce-${inline.nonce}'`]]
      : [inline.scripts, inline.styles];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * The hashes of the scripts and styles in a page that have `marker` as their nonce: those that our own code
 * wrote. Injected content has no marker and so no hash. Data blocks such as JSON need none.
 */
export function inlineHashes(html: string, marker: string): InlineHashes {
  const isOurs = (attributes: string) => attributes.includes(nonceOf(marker));
  const scripts = [...html.matchAll(INLINE_SCRIPT)].flatMap(([, attributes = '', text = '']) =>
    isOurs(attributes) && runs(attributes) ? [hashSource(text)] : [],
  );
  const styles = [...html.matchAll(INLINE_STYLE)].flatMap(([, attributes = '', text = '']) =>
    isOurs(attributes) ? [hashSource(text)] : [],
  );
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
}

/** The page as it is sent. A marker is new with every render and would make equal pages differ. */
export function withoutMarker(html: string, marker: string): string {
  return html.replaceAll(nonceOf(marker), '');
}

function nonceOf(marker: string): string {
  return ` nonce="${marker}"`;
}

function runs(attributes: string): boolean {
  if (/\ssrc\s*=/i.test(attributes)) return false;
  const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1]?.toLowerCase() ?? '';
  return SCRIPT_TYPES.has(type);
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
