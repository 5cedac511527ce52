import { useMailMessages } from '../mail-context.ts';
import { FootLinks } from '../parts/foot-links.tsx';

/** The end of every reminder. */
export function OptOut({ url }: Readonly<{ url: string }>) {
  const t = useMailMessages('reminder-mail');
  return <FootLinks text={t('why')} links={[{ label: t('optOut'), url }]} />;
}
