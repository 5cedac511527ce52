import { useMailMessages } from '../mail-context.ts';
import { ByFormat } from '../parts/by-format.tsx';
import { TextLines } from '../parts/text-lines.tsx';
import { THEME } from '../theme.ts';

/** The end of every reminder: why it came, and the link that ends further ones. */
export function OptOut({ url }: Readonly<{ url: string }>) {
  const t = useMailMessages('reminder-mail');
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
      {t('why')}{' '}
      <a href={url} style={{ color: THEME.sea }}>
        {t('optOut')}
      </a>
    </p>
  );
  return <ByFormat html={html} text={<TextLines lines={[t('why'), `${t('optOut')}:`, url]} />} />;
}
