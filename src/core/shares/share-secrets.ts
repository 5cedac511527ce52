/**
 * The secret of a share link has 128 bits and is derived from the share's id with a key of the shop. So a worker can write
 * the link into an email after a crash, although no secret is stored.
 */
export interface ShareSecrets {
  /** 22 characters of base64url. */
  secretOf(shareId: string): string;
  /** What is stored: its SHA-256. */
  hashOf(secret: string): Uint8Array;
}
