import type { ReactNode } from 'react';
import { BRAND } from '#core/brand.ts';
import type { MailFrame } from '#core/mail/mail-frame.ts';
import { THEME } from '../theme.ts';
import { ByFormat } from './by-format.tsx';
import { SellerFooter } from './seller-footer.tsx';

type Props = Readonly<{
  frame: MailFrame;
  /** Shown by inboxes after the subject; without it they would repeat the heading, which is the subject. */
  preview: string;
  children: ReactNode;
}>;

/** The layout of every mail of the shop. Plain text has no heading: the subject says the same. */
export function MailPage({ frame, preview, children }: Props) {
  const body = (
    <>
      {children}
      <SellerFooter seller={frame.seller} />
    </>
  );
  const html = (
    <Document frame={frame} preview={preview}>
      {body}
    </Document>
  );
  return <ByFormat html={html} text={body} />;
}

function Document({ frame, preview, children }: Props) {
  return (
    <html lang={frame.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="only light" />
        <title>{frame.subject}</title>
      </head>
      <body
        style={{
          margin: 0,
          padding: '24px 12px',
          background: THEME.paper,
          color: THEME.ink,
          fontFamily: THEME.font,
          fontSize: 16,
          lineHeight: 1.5,
        }}
      >
        <div aria-hidden="true" style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>
          {preview}
        </div>
        <div style={{ maxWidth: 560, margin: '0 auto' }}>
          <p style={{ margin: '0 0 16px 4px', fontSize: 22, fontWeight: 700 }}>
            {BRAND}
            <span style={{ color: THEME.coral }}>{'\u00a0●'}</span>
          </p>
          <div
            style={{
              padding: '24px 20px',
              background: THEME.card,
              border: `1px solid ${THEME.line}`,
              borderRadius: THEME.cardCorner,
            }}
          >
            <h1 style={{ margin: '0 0 16px', fontSize: 24, lineHeight: 1.2 }}>{frame.heading}</h1>
            {children}
          </div>
        </div>
      </body>
    </html>
  );
}
