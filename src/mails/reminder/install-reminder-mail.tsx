import type { InstallReminderMail as Content } from '#core/reminders/reminder-mail-content.ts';
import { useMailMessages } from '../mail-context.ts';
import { Button, SecondButton } from '../parts/button.tsx';
import { Facts } from '../parts/facts.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { OptOut } from './opt-out.tsx';

/** An eSIM that nobody has installed some days after its delivery. */
export function InstallReminderMail(content: Content) {
  const t = useMailMessages('reminder-mail');
  const { esimTitle, iccidEnd, daysStart, installUrl, helpUrl, group, optOutUrl } = content;
  return (
    <>
      <Paragraph>{t('install.intro')}</Paragraph>
      <Facts areWords rows={[[t('esim'), t('ending', { title: esimTitle, digits: iccidEnd })]]} />
      <Paragraph>{t('install.later', { daysStart })}</Paragraph>
      <Paragraph>{t('install.help')}</Paragraph>
      <Button label={t('install.button')} url={installUrl} />
      {helpUrl === null ? null : <SecondButton label={t('install.troubleshooter')} url={helpUrl} />}
      <OptOut group={group} url={optOutUrl} />
    </>
  );
}
