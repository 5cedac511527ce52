import { expect, test } from 'vitest';
import { judgeAttachment } from './attachment-content.ts';

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );

const JPEG = bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF');
const PNG = bytes([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'IHDR');
const PDF = bytes('%PDF-1.7\n1 0 obj\nendobj\ntrailer\n%%EOF\n');
const ZIP = bytes(
  'PK\u0003\u0004evil',
  'PK\u0005\u0006',
  Array.from({ length: 18 }, () => 0),
);

const judge = (content: Uint8Array, fileName: string, declaredType: string) =>
  judgeAttachment({ content, fileName, declaredType });

test.each([
  [JPEG, 'photo.jpg', 'image/jpeg'],
  [JPEG, 'PHOTO.JPEG', 'image/jpeg; charset=binary'],
  [PNG, 'screen.png', 'image/png'],
  [PDF, 'invoice.pdf', 'application/pdf'],
])(
  'SUPPORT-05 accepts a file whose content, extension and declared type agree (%#)',
  (content, name, type) => {
    expect(judge(content, name, type)).toBe(type.split(';')[0]);
  },
);

test.each([
  ['content is another', PNG, 'photo.jpg', 'image/jpeg'],
  ['extension is another', JPEG, 'photo.png', 'image/jpeg'],
  ['declared type is another', JPEG, 'photo.jpg', 'image/png'],
  ['no extension', JPEG, 'photo', 'image/jpeg'],
  ['extension inside the name', JPEG, 'photo.jpg.exe', 'image/jpeg'],
  ['no declared type', JPEG, 'photo.jpg', ''],
  ['GIF with the name of a JPG', bytes('GIF89a'), 'photo.jpg', 'image/jpeg'],
  ['SVG', bytes('<svg onload="alert(1)">'), 'photo.svg', 'image/svg+xml'],
  ['SVG with the name of a PNG', bytes('<svg onload="alert(1)">'), 'photo.png', 'image/png'],
  [
    'HTML with the name of a PDF',
    bytes('<html><script>1</script>%PDF-1.7 %%EOF'),
    'a.pdf',
    'application/pdf',
  ],
  ['PDF that does not begin the file', bytes('\n', PDF.toString('latin1')), 'a.pdf', 'application/pdf'],
  ['PDF without an end', bytes('%PDF-1.7\n'), 'a.pdf', 'application/pdf'],
  ['PDF with HTML after its end', Buffer.concat([PDF, bytes('<script>')]), 'a.pdf', 'application/pdf'],
  ['PDF with a ZIP archive after its end', Buffer.concat([PDF, ZIP]), 'a.pdf', 'application/pdf'],
  [
    'ZIP archive inside a PDF',
    Buffer.concat([bytes('%PDF-1.7\n'), ZIP, bytes('\n%%EOF')]),
    'a.pdf',
    'application/pdf',
  ],
  ['ZIP archive', ZIP, 'a.pdf', 'application/pdf'],
  ['nothing', bytes(''), 'a.png', 'image/png'],
])('SUPPORT-05 refuses a file: %s', (_, ...file) => {
  expect(judge(...file)).toBeNull();
});
