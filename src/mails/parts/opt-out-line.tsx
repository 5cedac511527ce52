import { THEME } from '../theme.ts';
import { ByFormat } from './by-format.tsx';
import { TextLines } from './text-lines.tsx';

type Properties = Readonly<{ why: string; label: string; url: string }>;

/** The end of a mail that nobody needs: why it came, and the link that ends further ones. */
export function OptOutLine({ why, label, url }: Properties) {
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
      {why}{' '}
      <a href={url} style={{ color: THEME.sea }}>
        {label}
      </a>
    </p>
  );
  return <ByFormat html={html} text={<TextLines lines={[why, `${label}:`, url]} />} />;
}
