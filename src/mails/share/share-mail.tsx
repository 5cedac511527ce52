import { BRAND } from '#core/brand.ts';
import type { ShareMail as Content } from '#core/shares/share-mail.ts';
import { useMailMessages } from '../mail-context.ts';
import { Button } from '../parts/button.tsx';
import { Note } from '../parts/note.tsx';
import { Paragraph } from '../parts/paragraph.tsx';

/** A link to install an eSIM that a customer shares. It has no codes: a forwarded mail can be stopped by revoking the link. */
export function ShareMail({ sender, title, life, daysStart, url, until }: Content) {
  const t = useMailMessages('share-mail');
  return (
    <>
      <Paragraph>
        {sender === null ? t('from-someone', { brand: BRAND }) : t('from', { sender, brand: BRAND })}{' '}
        {life === 'new' ? t('paid') : null}
      </Paragraph>
      <Paragraph>
        <strong>{title}</strong>
      </Paragraph>
      {life === 'new' ? <ToInstall daysStart={daysStart} /> : <Paragraph>{t(life)}</Paragraph>}
      <Button label={t('button')} url={url} />
      <Note>{t('until', { until })}</Note>
      <Note>{t('note')}</Note>
    </>
  );
}

function ToInstall({ daysStart }: Pick<Content, 'daysStart'>) {
  const t = useMailMessages('share-mail');
  return (
    <>
      <Paragraph>{daysStart}</Paragraph>
      <Paragraph>{t('how')}</Paragraph>
    </>
  );
}
