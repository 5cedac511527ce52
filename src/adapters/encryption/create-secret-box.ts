import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { EsimKeys } from '#core/esims/keys/esim-key.ts';
import type { RotatingSecretBox } from '#core/esims/secret-box.ts';

const VERSION = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const ONE_KEY: EsimKeys = { current: () => null, find: () => null };

/**
 * AES-256-GCM. `secret` is any long random text; the encryption key is derived from it for this purpose only. A text
 * is `v1.<bytes>` when it was encrypted with `secret`, and `v1.<key id>.<bytes>` with one of `keys`.
 */
export function createSecretBox(secret: string, keys: EsimKeys = ONE_KEY): RotatingSecretBox {
  const first = derive(secret);
  const derived = new Map<string, Buffer>();

  function keyOf({ id, secret: own }: Readonly<{ id: string; secret: string }>): Buffer {
    const key = derived.get(id) ?? derive(own);
    derived.set(id, key);
    return key;
  }

  function findKey(id: string | null): Buffer {
    if (id === null) return first;
    const key = keys.find(id);
    if (key === null) throw new Error(`The encryption key ${id} is not among the keys of this machine`);
    return keyOf(key);
  }

  return {
    seal(text, owner) {
      const current = keys.current();
      const iv = randomBytes(IV_BYTES);
      const key = current === null ? first : keyOf(current);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const bytes = Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
      return [VERSION, ...(current === null ? [] : [current.id]), bytes].join('.');
    },
    open(sealed, owner) {
      const { keyId, bytes } = parse(sealed);
      const decipher = createDecipheriv('aes-256-gcm', findKey(keyId), bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    },
    isCurrent: (sealed) => parse(sealed).keyId === (keys.current()?.id ?? null),
  };
}

function derive(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'landfall esim material', 32));
}

function parse(sealed: string): Readonly<{ keyId: string | null; bytes: Buffer }> {
  const [version, ...parts] = sealed.split('.');
  const bytes = parts.at(-1);
  if (version !== VERSION || bytes === undefined || parts.length > 2)
    throw new Error('The encrypted text has an unknown format');
  return { keyId: parts.length === 2 ? (parts[0] ?? null) : null, bytes: Buffer.from(bytes, 'base64url') };
}
