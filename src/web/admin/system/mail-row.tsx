import { Mail } from 'lucide-react';
import type { ShownMail } from '#contract/admin/system.ts';
import { useTimes } from '../../language/use-times.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { MAIL_TITLES } from './mail-titles.ts';
import { resendMail } from './system-requests.ts';
import { TryAgainButton } from './try-again-button.tsx';

type Properties = Readonly<{ mail: ShownMail; onChanged: () => void }>;

export function MailRow({ mail, onChanged }: Properties) {
  const t = useMessages('admin-system');
  const { dateAndTime } = useTimes();
  const { family, kind, state, recipient, attempts, createdAt, triedAt, sentAt, order, ticket } = mail;
  const title = MAIL_TITLES.find((name) => name === `${family}-${kind}`);
  const facts = [
    t('jobs.attempts', { count: attempts }),
    t('mails.created', { time: dateAndTime(createdAt) }),
    ...(sentAt === null ? [] : [t('mails.sent', { time: dateAndTime(sentAt) })]),
    ...(sentAt !== null || triedAt === null ? [] : [t('mails.tried', { time: dateAndTime(triedAt) })]),
  ];
  return (
    <li className="admin-row">
      <p>
        <span className="admin-strong">
          {title === undefined ? t(`mails.family.${family}`) : t(`mails.kind.${title}`)}
        </span>{' '}
        <span className={STATE_CLASSES[state]}>{t(`mails.state.${state}`)}</span>
      </p>
      <p>
        {recipient ?? t('mails.erased')} <About order={order} ticket={ticket} />
      </p>
      <p className="admin-soft">{facts.join(' · ')}</p>
      {mail.canBeResent ? (
        <TryAgainButton
          Icon={Mail}
          words={{
            button: t('mails.resend'),
            busy: t('mails.busy'),
            done: t('mails.resent'),
            notFailed: t('mails.notFailed'),
            failed: t('mails.resendFailed'),
          }}
          send={() => resendMail(family, mail.id)}
          onChanged={onChanged}
        />
      ) : null}
      {state === 'failed' && !mail.canBeResent ? (
        <p className="admin-soft">{t('mails.accountFailed')}</p>
      ) : null}
    </li>
  );
}

function About({ order, ticket }: Pick<ShownMail, 'order' | 'ticket'>) {
  const t = useMessages('admin-system');
  if (order !== null)
    return (
      <LocalizedLink to={`/admin/orders/${order.id}`} className="admin-link">
        {t('jobs.order', { number: order.number })}
      </LocalizedLink>
    );
  if (ticket === null) return null;
  return (
    <LocalizedLink to={`/admin/tickets/${ticket.id}`} className="admin-link">
      {t('jobs.ticket', { number: ticket.number })}
    </LocalizedLink>
  );
}

const STATE_CLASSES = {
  waiting: 'admin-soft',
  sent: 'system-good',
  failed: 'system-bad',
  'not-sent': 'admin-soft',
} as const;
