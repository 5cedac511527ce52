import { THEME } from '../theme.ts';
import { ByFormat } from './by-format.tsx';
import { TextLines } from './text-lines.tsx';

/** A text, then its link as a visible address, for mail programs that do not show links. */
export function VisibleLink({ label, url }: Readonly<{ label: string; url: string }>) {
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
      {label}{' '}
      <a href={url} style={{ color: THEME.sea, overflowWrap: 'anywhere' }}>
        {url}
      </a>
    </p>
  );
  return <ByFormat html={html} text={<TextLines lines={[label, url]} />} />;
}
