import { Download } from 'lucide-react';
import type { StaffTicket } from '#contract/admin/tickets.ts';
import { useTimes } from '../../language/use-times.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { fileSize } from '../../support/file-size.ts';
import { buttonClass } from '../../ui/button.tsx';
import { staffAttachmentPath } from './ticket-requests.ts';

/** All messages as text: nothing in them is a link or a picture from elsewhere. */
export function StaffThread({ ticket }: Readonly<{ ticket: StaffTicket }>) {
  const t = useMessages('admin-tickets');
  const { clock } = useTimes();
  // The author of a reply is signed in. Only the first message can be of somebody who typed this address.
  const isUnproved = (index: number) => index === 0 && !ticket.wasSignedIn;
  return (
    <ol className="ticket-messages" aria-label={t('messages')}>
      {ticket.messages.map(({ id, author, body, sentAt, writer, mail }, index) => (
        <li key={id} className="admin-box ticket-one" data-author={author}>
          <p className="ticket-one-head">
            <bdi className="admin-strong">
              {author === 'customer'
                ? t(isUnproved(index) ? 'byForm' : 'byCustomer', { name: ticket.name })
                : (writer ?? t('formerStaff'))}
            </bdi>
            <span className="admin-soft">
              {author === 'staff' && mail !== null ? `${t(`mail.${mail}`)} · ` : null}
              <time dateTime={sentAt}>{clock(sentAt)}</time>
            </span>
          </p>
          {isUnproved(index) ? <p className="admin-strong">{t('unproved')}</p> : null}
          <p className="ticket-one-body">{body}</p>
          {index === 0 ? <Preview ticket={ticket} /> : null}
        </li>
      ))}
    </ol>
  );
}

/** A picture that the shop encoded itself is shown; a PDF is only downloaded. */
function Preview({ ticket: { id, attachment } }: Readonly<{ ticket: StaffTicket }>) {
  const t = useMessages('admin-tickets');
  const language = useLanguage();
  if (attachment === null) return null;
  const { fileName, contentType, bytes } = attachment;
  if (contentType !== 'application/pdf')
    return (
      <img src={staffAttachmentPath(id)} alt={t('picture', { name: fileName })} className="ticket-preview" />
    );
  return (
    <div className="admin-stack">
      <a
        href={staffAttachmentPath(id)}
        download={fileName}
        className={`ticket-download ${buttonClass('quiet')}`}
      >
        <Download aria-hidden="true" className="size-5" />
        <bdi>{t('download', { name: fileName, size: fileSize(bytes, language) })}</bdi>
      </a>
      <p className="admin-soft">{t('pdfWarning')}</p>
    </div>
  );
}
