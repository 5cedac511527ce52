import { type Context, Hono } from 'hono';
import { type Html, pageHeaders } from '../pages/layout.ts';
import { mailListPage, mailPage, noMailPage } from './mail-pages.ts';
import type { Mail, MailStore } from './mail-store.ts';

const SHOWN_ON_PAGE = 100;

const NOT_FOUND = { error: { code: 'not-found', message: 'This mail does not exist.' } } as const;

async function sendPage(context: Context, page: Html, status: 200 | 404 = 200): Promise<Response> {
  return context.html(await page, status, pageHeaders({ frames: true }));
}

/** Embedded pictures are served from the mail's attachments. */
function withPictures(mail: Mail): string {
  return mail.attachments.reduce((html, { contentId }, index) => {
    if (contentId === null) return html;
    return html.replaceAll(`cid:${contentId}`, `/mailbox/messages/${mail.id}/attachments/${index}`);
  }, mail.html);
}

/** A mail's HTML is untrusted: no scripts, no forms, no network, its own origin. */
function mailHtmlHeaders(origin: string): Record<string, string> {
  const policy = [
    'sandbox allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    `img-src ${origin} data:`,
    "style-src 'unsafe-inline'",
    "frame-ancestors 'self'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  };
}

function sendFile(context: Context, content: Buffer | null, contentType: string): Response {
  if (content === null) return context.json(NOT_FOUND, 404);
  return context.body(new Uint8Array(content), 200, {
    'content-type': contentType,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
}

function createMessages(mails: MailStore): Hono {
  const app = new Hono();
  app.get('/', (context) => {
    const to = context.req.query('to');
    return context.json({ messages: mails.list(to === undefined ? {} : { to }) });
  });
  app.get('/:id', (context) => {
    const mail = mails.find(context.req.param('id'));
    return mail === null ? context.json(NOT_FOUND, 404) : context.json(mail);
  });
  app.get('/:id/html', (context) => {
    const mail = mails.find(context.req.param('id'));
    if (mail === null) return context.json(NOT_FOUND, 404);
    const page = `<!doctype html><title>Mail in the sandbox</title><base target="_blank">${withPictures(mail)}`;
    return context.body(page, 200, mailHtmlHeaders(new URL(context.req.url).origin));
  });
  app.get('/:id/source', (context) =>
    sendFile(context, mails.source(context.req.param('id')), 'text/plain; charset=utf-8'),
  );
  app.get('/:id/attachments/:place', (context) => {
    const { id, place } = context.req.param();
    const contentType = mails.find(id)?.attachments[Number(place)]?.contentType ?? 'application/octet-stream';
    return sendFile(context, mails.attachment(id, Number(place)), contentType);
  });
  return app;
}

/** `/mailbox`: pages for people, JSON for tests. */
export function createMailbox(mails: MailStore): Hono {
  const app = new Hono();
  app.route('/messages', createMessages(mails));
  app.get('/', (context) => {
    const to = (context.req.query('to') ?? '').trim();
    const found = mails.list({ limit: SHOWN_ON_PAGE, ...(to === '' ? {} : { to }) });
    return sendPage(context, mailListPage(found, to));
  });
  app.get('/:id', (context) => {
    const mail = mails.find(context.req.param('id'));
    return mail === null ? sendPage(context, noMailPage(), 404) : sendPage(context, mailPage(mail));
  });
  return app;
}
