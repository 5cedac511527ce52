import type { QrDrawer } from '#core/esims/qr-code.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, parseLanguage } from '#core/language.ts';
import type { MailTemplates } from '#core/mail/mail-templates.ts';
import type { Headers } from '#server/http/middleware/security-headers.ts';
import { NOT_FOUND, problemResponse } from '#server/http/problem.ts';
import { SAMPLE_MAILS, type SampleMail } from './sample-mails.ts';

const LIST = '/dev/mails';
/** A mail has styles on its elements and one picture per QR code, and loads nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

type Needs = Readonly<{ mailTemplates: MailTemplates; qr: QrDrawer; headers: Headers }>;

export function isMailPreview(pathname: string): boolean {
  return pathname === LIST || pathname.startsWith(`${LIST}/`);
}

/**
 * For `npm run dev`: /dev/mails lists every mail, and /dev/mails/{name} shows one with sample values. `language` and
 * `format=text` in the query choose its form.
 */
export async function previewMails({ pathname, searchParams }: URL, needs: Needs): Promise<Response> {
  if (pathname === LIST) return respond('text/html', listPage(), needs);
  const name = pathname.slice(LIST.length + 1);
  const sampleOf = new Map(Object.entries(SAMPLE_MAILS)).get(name);
  if (sampleOf === undefined) return problemResponse(NOT_FOUND, needs.headers);
  const sample = sampleOf(parseLanguage(searchParams.get('language')) ?? DEFAULT_LANGUAGE);
  const { html, text } = await needs.mailTemplates.render(sample.mail);
  return searchParams.get('format') === 'text'
    ? respond('text/plain', text, needs)
    : respond('text/html', withPictures(html, sample, needs.qr), needs);
}

function respond(type: 'text/html' | 'text/plain', body: string, { headers }: Needs): Response {
  return new Response(body, {
    headers: { ...headers, 'content-type': `${type}; charset=utf-8`, 'content-security-policy': POLICY },
  });
}

function listPage(): string {
  const rows = Object.keys(SAMPLE_MAILS).map((name) => {
    const links = LANGUAGES.flatMap((language) => [
      `<a href="${LIST}/${name}?language=${language}">${language}</a>`,
      `<a href="${LIST}/${name}?language=${language}&amp;format=text">${language}, text</a>`,
    ]);
    return `<li>${name}: ${links.join(' · ')}</li>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mails</title></head><body><h1>Mails</h1><ul>${rows.join('')}</ul></body></html>`;
}

/** A browser cannot load attachments of a mail, so the preview embeds them. */
function withPictures(html: string, { qrCodes }: SampleMail, qr: QrDrawer): string {
  return qrCodes.reduce((page, { contentId, activationCode }) => {
    const picture = Buffer.from(qr.png(activationCode)).toString('base64');
    return page.replaceAll(`cid:${contentId}`, `data:image/png;base64,${picture}`);
  }, html);
}
