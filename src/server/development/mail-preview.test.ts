import { expect, test } from 'vitest';
import { LANGUAGES } from '#core/language.ts';
import { createQrDrawer } from '#adapters/qr/create-qr-drawer.ts';
import { sourceMailTemplates } from '#tests/builders/mail-templates.ts';
import { isMailPreview, previewMails } from './mail-preview.ts';
import { SAMPLE_MAILS } from './sample-mails.ts';

const NAMES = Object.keys(SAMPLE_MAILS);

async function get(path: string) {
  const response = await previewMails(new URL(path, 'http://localhost:3000'), {
    mailTemplates: sourceMailTemplates,
    qr: createQrDrawer(),
    headers: { 'x-frame-options': 'DENY' },
  });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    policy: response.headers.get('content-security-policy'),
    body: await response.text(),
  };
}

test('the list links to every mail in every language, as HTML and as text', async () => {
  const { status, body } = await get('/dev/mails');
  const links = [...body.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
  expect([status, links.length]).toEqual([200, NAMES.length * LANGUAGES.length * 2]);
  for (const link of links) {
    const shown = await get(link);
    const format = link.endsWith('format=text') ? 'text/plain' : 'text/html';
    expect([link, shown.status, shown.type]).toEqual([link, 200, `${format}; charset=utf-8`]);
  }
});

test('a mail is shown in the language and the format of its address', async () => {
  expect((await get('/dev/mails/order?language=es')).body).toContain('<html lang="es">');
  expect((await get('/dev/mails/order?language=fr')).body).toContain('<html lang="en">');
  expect((await get('/dev/mails/order?language=es&format=text')).body).toContain('== Al llegar ==');
});

test('the preview shows the QR codes and may load nothing else', async () => {
  const { body, policy } = await get('/dev/mails/order');
  expect(body.match(/src="data:image\/png;base64,/g)).toHaveLength(2);
  expect(body).not.toContain('cid:');
  expect(policy).toBe("default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'");
});

test('a name that no mail has is not found', async () => {
  expect((await get('/dev/mails/constructor')).status).toBe(404);
  expect(isMailPreview('/dev/mailsx')).toBe(false);
});
