import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailName, RenderMail, UnrenderedMail } from '#core/mail/mail-templates.ts';
import type { MessagesOf } from '#messages/translate.ts';
import { MAIL_COMPONENTS } from './mail-components.ts';
import { MailContext } from './mail-context.ts';
import { MailPage } from './parts/mail-page.tsx';
import { previewOf } from './preview-of.ts';
import { toText } from './to-text.ts';

type Format = 'html' | 'text';

/** React asks the browser to load pictures early. A mail has no use for that: its pictures are attached. */
const PRELOADS = /<link rel="preload"[^>]*>/g;

/** Lays out a mail. Every text is escaped by React, so no name can become HTML. */
export const renderMail: RenderMail = (mail, messagesOf) => {
  const markup = (format: Format, preview: string) =>
    renderToStaticMarkup(inFormat(mail, { messagesOf, format, preview }));
  const text = toText(markup('text', ''));
  const html = markup('html', previewOf(text));
  return { html: `<!doctype html>${html.replaceAll(PRELOADS, '')}`, text };
};

type Rendering = Readonly<{ messagesOf: MessagesOf; format: Format; preview: string }>;

function inFormat(mail: UnrenderedMail, { messagesOf, format, preview }: Rendering): ReactNode {
  return (
    <MailContext value={{ language: mail.content.language, messagesOf, format }}>
      <MailPage frame={mail.content} preview={preview}>
        <Content mail={mail} />
      </MailPage>
    </MailContext>
  );
}

function Content<Name extends MailName>({ mail }: Readonly<{ mail: UnrenderedMail<Name> }>): ReactNode {
  return MAIL_COMPONENTS[mail.name](mail.content);
}
