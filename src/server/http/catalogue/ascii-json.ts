import { hash } from 'node:crypto';

/** A part of many responses: serialised once, with the hash that identifies it. */
export type HashedJson = Readonly<{ json: string; hash: string }>;

export function hashedJson(value: object): HashedJson {
  const json = asciiJson(value);
  return { json, hash: hash('sha1', json, 'base64url') };
}

/**
 * JSON with every character outside ASCII escaped as \u…. Parsers read the same value. Each character is one
 * byte, so Node sends the text without encoding it.
 */
export function asciiJson(value: object): string {
  return JSON.stringify(value).replace(/[\u007f-\uffff]/g, (letter) => {
    return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
