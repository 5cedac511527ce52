import type { CSSProperties } from 'react';
import { THEME } from '../theme.ts';
import { ByFormat } from './by-format.tsx';
import { TextLines } from './text-lines.tsx';

type Props = Readonly<{ label: string; url: string }>;
type Look = Readonly<{ margin: string; look: CSSProperties }>;

/** The main action of a mail. */
export function Button(props: Props) {
  return <Link {...props} margin="20px 0 16px" look={{ background: THEME.coral, color: THEME.onCoral }} />;
}

export function SecondButton(props: Props) {
  return (
    <Link {...props} margin="0 0 12px" look={{ border: `1px solid ${THEME.inkSoft}`, color: THEME.ink }} />
  );
}

function Link({ label, url, margin, look }: Props & Look) {
  const style: CSSProperties = {
    display: 'inline-block',
    padding: '12px 20px',
    borderRadius: THEME.buttonCorner,
    fontWeight: 600,
    textDecoration: 'none',
    ...look,
  };
  const html = (
    <p style={{ margin }}>
      <a href={url} style={style}>
        {label}
      </a>
    </p>
  );
  return <ByFormat html={html} text={<TextLines lines={[label, url]} />} />;
}
