import { CircleCheck } from 'lucide-react';
import type { SubmitTicketResponse } from '#contract/support/tickets.ts';
import { TICKETS_PATH } from '#core/support/ticket-paths.ts';
import { focusOnMount } from '../../browser/move-focus.ts';
import { CopyButton } from '../../esims/copy-button.tsx';
import { useTimes } from '../../language/use-times.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { signInPath } from '../../session/redirect-guest.ts';
import { buttonClass } from '../../ui/button.tsx';

type Properties = Readonly<{ receipt: SubmitTicketResponse; isGuest: boolean; onAnother: () => void }>;

/** The ticket's number, when a reply comes and where it can be read. */
export function TicketSent({ receipt: { number, email, replyBy }, isGuest, onAnother }: Properties) {
  const t = useMessages('support');
  const { clock } = useTimes();
  return (
    <div className="support-sent">
      <h2 ref={focusOnMount} tabIndex={-1} className="support-sent-title">
        <CircleCheck aria-hidden="true" className="size-6 shrink-0" />
        {t('sent.title')}
      </h2>
      <div className="support-ticket">
        <div className="support-number">
          <p>
            <span className="block text-sm text-ink-soft">{t('sent.ticket')}</span>
            <strong className="text-4xl tabular-nums">{number}</strong>
          </p>
          <CopyButton text={number} words={t('sent.copy')} copiedWords={t('sent.copied')} />
        </div>
        <dl className="support-facts">
          <div>
            <dt>{t('sent.replyBy')}</dt>
            <dd>
              <time dateTime={replyBy}>{clock(replyBy)}</time>
            </dd>
          </div>
          <div>
            <dt>{t('sent.to')}</dt>
            <dd className="wrap-anywhere">{email}</dd>
          </div>
        </dl>
        <p className="text-ink-soft">{t('sent.mail')}</p>
      </div>
      <p>{t(isGuest ? 'sent.guest' : 'sent.account')}</p>
      <div className="flex flex-wrap gap-3">
        <LocalizedLink
          to={isGuest ? signInPath(TICKETS_PATH) : TICKETS_PATH}
          className={buttonClass(isGuest ? 'quiet' : 'primary')}
        >
          {t(isGuest ? 'sent.signIn' : 'sent.open')}
        </LocalizedLink>
        <button type="button" className={buttonClass('quiet')} onClick={onAnother}>
          {t('sent.another')}
        </button>
      </div>
    </div>
  );
}
