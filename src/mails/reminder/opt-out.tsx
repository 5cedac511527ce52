import type { ReminderFrame } from '#core/reminders/reminder-mail-content.ts';
import { useMailMessages } from '../mail-context.ts';
import { FootLinks } from '../parts/foot-links.tsx';

type Properties = Readonly<{ group: ReminderFrame['group']; url: string }>;

/** The end of every reminder. */
export function OptOut({ group, url }: Properties) {
  const t = useMailMessages('reminder-mail');
  return <FootLinks text={t('why')} links={[{ label: t(`optOut.${group}`), url }]} />;
}
