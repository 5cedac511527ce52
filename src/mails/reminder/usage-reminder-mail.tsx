import type { UsageReminderMail as Content } from '#core/reminders/reminder-mail-content.ts';
import { useMailMessages } from '../mail-context.ts';
import { Button } from '../parts/button.tsx';
import { Facts } from '../parts/facts.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import type { RowList } from '../parts/rows.tsx';
import { OptOut } from './opt-out.tsx';

/** Little data left, or the end of the plan, with the way to more data. */
export function UsageReminderMail(content: Content) {
  return (
    <>
      <Paragraph>
        <Intro {...content} />
      </Paragraph>
      <Facts areWords rows={useRows(content)} />
      <NextStep {...content} />
      <OptOut group={content.group} url={content.optOutUrl} />
    </>
  );
}

function Intro({ about }: Content) {
  const t = useMailMessages('reminder-mail');
  if (about.kind === 'data')
    return about.isUsedUp ? t('data.introUsedUp') : t('data.intro', { percent: about.usedPercent });
  return t(about.isWithinOneDay ? 'end.introDay' : 'end.introDays');
}

function useRows({ esimTitle, iccidEnd, data, ends, readAt }: Content): RowList {
  const t = useMailMessages('reminder-mail');
  return [
    [t('esim'), t('ending', { title: esimTitle, digits: iccidEnd })],
    ...(data === null ? [] : [[t('left'), t('leftOf', data)] as const]),
    ...(ends === null ? [] : [[t('ends'), ends] as const]),
    [t('readAt'), readAt],
  ];
}

/** Without data no package is running any more. */
function startsKey(about: Content['about']) {
  return about.kind === 'data' && about.isUsedUp ? 'topup.startsAtOnce' : 'topup.starts';
}

function NextStep({ about, next }: Content) {
  const t = useMailMessages('reminder-mail');
  if (next.kind === 'new-plan') {
    return (
      <>
        <Paragraph>{t('newPlan.text')}</Paragraph>
        <Button label={t('newPlan.button', { country: next.country })} url={next.url} />
      </>
    );
  }
  const offer = next.suggestion === null ? t('topup.open') : t('topup.suggestion', next.suggestion);
  return (
    <>
      <Paragraph>{`${offer} ${t(startsKey(about))}`}</Paragraph>
      <Button label={t('topup.button')} url={next.url} />
    </>
  );
}
