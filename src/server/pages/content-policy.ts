import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const INLINE_STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;
const SCRIPT_TYPES = new Set(['', 'module', 'text/javascript', 'importmap', 'speculationrules']);

/** How what stands inside a page is allowed: by its very text, or by a word that is new with every answer. */
export type Inline =
  Readonly<{ scripts: readonly string[]; styles: readonly string[] }> | Readonly<{ nonce: string }>;

/** Scripts and styles come only from our own files, or are the very text we wrote. Nothing comes from elsewhere. */
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

/** The hashes of each script and style that stands in the page itself. Data blocks such as JSON need none. */
export function inlineHashes(
  html: string,
): Readonly<{ scripts: readonly string[]; styles: readonly string[] }> {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].flatMap(([, attributes = '', text = '']) => {
    if (/\ssrc\s*=/i.test(attributes)) return [];
    const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1]?.toLowerCase() ?? '';
    return SCRIPT_TYPES.has(type) ? [hashSource(text)] : [];
  });
  const styles = [...html.matchAll(INLINE_STYLE)].map(([, text = '']) => hashSource(text));
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
