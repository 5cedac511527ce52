import type { AttachmentType } from './attachment-rules.ts';

const LONGEST_STEM = 80;

const EXTENSION_OF: Readonly<Record<AttachmentType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
};

/**
 * Control characters, signs that file systems or headers give a meaning, and invisible signs that change the direction
 * of writing: with one of them "gpj.exe" is shown as "exe.jpg".
 */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}"*:<>?|;%]/gu;
/** Names of devices on Windows. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** A harmless name: no folder, nothing invisible, and the extension of the stored type. */
export function safeFileName(typed: string, type: AttachmentType): string {
  const last = typed.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const stem = last
    .replaceAll(UNSAFE, '')
    .replace(/\.[^.]*$/, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  // A cut pair of surrogates would leave a half character.
  const short = stem
    .slice(0, LONGEST_STEM)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
  const named = short === '' || RESERVED.test(short) ? `file${short === '' ? '' : `-${short}`}` : short;
  return `${named}.${EXTENSION_OF[type]}`;
}

/** For `Content-Disposition`: a name in ASCII for old programs, and the real one (RFC 6266). */
export function dispositionOf(kind: 'inline' | 'attachment', fileName: string): string {
  const ascii = fileName.replaceAll(/[^\x20-\x7e]|["\\]/g, '_');
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
