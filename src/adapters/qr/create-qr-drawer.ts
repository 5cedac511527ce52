import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'uqr';
import { QR_ENCODING, qrPath } from '#core/esims/qr-path.ts';
import type { QrDrawer } from '#core/esims/qr-code.ts';

/**
 * Large enough to be scanned from a screen at arm's length. Eight pixels are one byte: a square of a row is 0
 * or 255.
 */
const PNG_SCALE = 8;
const NO_FILTER = 0;

export function createQrDrawer(): QrDrawer {
  return {
    svgPath(text) {
      const { size, data } = squares(text);
      return { size, path: qrPath(data) };
    },
    png(text) {
      const { size, data } = squares(text);
      const lines = data.flatMap((row) => {
        const line = Buffer.from([NO_FILTER, ...row.map((isDark) => (isDark ? 0x00 : 0xff))]);
        return Array.from({ length: PNG_SCALE }, () => line);
      });
      return blackAndWhitePng(size * PNG_SCALE, Buffer.concat(lines));
    },
  };
}

function squares(text: string): { size: number; data: readonly (readonly boolean[])[] } {
  return encode(text, QR_ENCODING);
}

/** A square PNG of one bit per pixel; `lines` are the rows, each after its filter byte. */
function blackAndWhitePng(width: number, lines: Buffer): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(width, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(content.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}
