import { Fragment } from 'react';
import { THEME } from '../theme.ts';
import { ByFormat } from './by-format.tsx';
import { TextLines } from './text-lines.tsx';

type Properties = Readonly<{
  /** A sentence before the links. */
  text?: string;
  links: readonly Readonly<{ label: string; url: string }>[];
}>;

/** Links below the content of a mail, each behind its words. Plain text shows the addresses. */
export function FootLinks({ text, links }: Properties) {
  const before = text === undefined ? [] : [text];
  const html = (
    <p
      style={{
        margin: '24px 0 16px',
        paddingTop: 16,
        borderTop: `1px solid ${THEME.line}`,
        fontSize: 14,
        color: THEME.inkSoft,
      }}
    >
      {before.map((sentence) => `${sentence} `)}
      {links.map(({ label, url }, index) => (
        <Fragment key={url}>
          {index > 0 && ' · '}
          <a href={url} style={{ color: THEME.sea }}>
            {label}
          </a>
        </Fragment>
      ))}
    </p>
  );
  const lines = [...before, ...links.flatMap(({ label, url }) => [`${label}:`, url])];
  return <ByFormat html={html} text={<TextLines lines={lines} />} />;
}
