import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);
const text = (decoded: string) => ({ kind: 'text', text: decoded });

test('ADMIN-46 a file is read in the encodings that spreadsheets write', () => {
  expect(decodeText(new TextEncoder().encode('\u{FEFF}Japón;8,50'))).toEqual(text('Japón;8,50'));
  expect(decodeText(Uint8Array.from(Buffer.from('\u{FEFF}Japón', 'utf16le')))).toEqual(text('Japón'));
  expect(decodeText(Uint8Array.from(Buffer.from('Japón', 'latin1')))).toEqual(text('Japón'));
});

test('ADMIN-46 a workbook and a picture are recognised as no CSV', () => {
  expect(decodeText(bytes(0x50, 0x4b, 0x03, 0x04, 0x14))).toEqual({ kind: 'workbook' });
  expect(decodeText(bytes(0xd0, 0xcf, 0x11, 0xe0))).toEqual({ kind: 'workbook' });
  expect(decodeText(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00))).toEqual({
    kind: 'not-text',
  });
});
