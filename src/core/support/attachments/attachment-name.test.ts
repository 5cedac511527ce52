import { expect, test } from 'vitest';
import { dispositionOf, safeFileName } from './attachment-name.ts';

test.each([
  ['../../etc/passwd.png', 'passwd.png'],
  ['..\\..\\windows\\system32\\photo.jpg', 'photo.png'],
  ['/absolute/путь/фото.png', 'фото.png'],
  ['a\u0000b.png', 'ab.png'],
  ['invoice\u202Egnp.exe', 'invoicegnp.png'],
  ['zero\u200Bwidth\u2066x.png', 'zerowidthx.png'],
  ['line\r\nSet-Cookie: x=1.png', 'lineSet-Cookie x=1.png'],
  ['"><script>alert(1)</script>.png', 'script.png'],
  ['.htaccess', 'file.png'],
  ['...png', 'file.png'],
  ['CON.png', 'file-CON.png'],
  ['', 'file.png'],
  ['lone\uD800.png', 'lone\uFFFD.png'],
  [`${'x'.repeat(500)}.png`, `${'x'.repeat(80)}.png`],
  ['año nuevo.PNG', 'año nuevo.png'],
])('SUPPORT-20 the name %j is stored as %j', (typed, safe) => {
  expect(safeFileName(typed, 'image/png')).toBe(safe);
});

test('SUPPORT-20 a name cannot leave the header of a download', () => {
  expect(dispositionOf('attachment', 'año "a" \\ (1).pdf')).toBe(
    `attachment; filename="a_o _a_ _ (1).pdf"; filename*=UTF-8''a%C3%B1o%20%22a%22%20%5C%20%281%29.pdf`,
  );
});
