const BYTES = 16;

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** 128 random bits. */
export function randomHex(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(BYTES)));
}

/** `crypto.randomUUID` is missing on pages without https. */
export function randomUuid(): string {
  const hex = randomHex();
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
