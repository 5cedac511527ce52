import { useMailMessages } from '../mail-context.ts';
import { OptOutLine } from '../parts/opt-out-line.tsx';

/** The end of every reminder. */
export function OptOut({ url }: Readonly<{ url: string }>) {
  const t = useMailMessages('reminder-mail');
  return <OptOutLine why={t('why')} label={t('optOut')} url={url} />;
}
