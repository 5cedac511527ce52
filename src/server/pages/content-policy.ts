import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const SCRIPT_TYPES = new Set(['', 'module', 'text/javascript', 'importmap', 'speculationrules']);

/** How the scripts inside a page are allowed: by their content, or by a word that is new with every answer. */
export type InlineScripts = Readonly<{ hashes: readonly string[] }> | Readonly<{ nonce: string }>;

/**
 * Scripts run only from our own files or as the very text we wrote. Styles may be inline: React writes style
 * attributes and the dialogs set one while open; docs/decisions tells why that is safe here.
 */
export function contentPolicy(inline: InlineScripts, isHttps: boolean): string {
  const allowed =
    'nonce' in inline ? [`'nonce-${inline.nonce}'`] : inline.hashes.map((hash) => `'sha256-${hash}'`);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...allowed].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
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

/** SHA-256 of each script that stands in the page itself. Data blocks such as JSON need none. */
export function inlineScriptHashes(html: string): readonly string[] {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].flatMap(([, attributes = '', text = '']) => {
    if (/\ssrc\s*=/i.test(attributes)) return [];
    const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1]?.toLowerCase() ?? '';
    return SCRIPT_TYPES.has(type) ? [createHash('sha256').update(text).digest('base64')] : [];
  });
  return [...new Set(hashes)];
}
