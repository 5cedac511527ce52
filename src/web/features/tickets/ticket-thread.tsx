import { Download } from 'lucide-react';
import type { ShownTicket } from '#contract/support/tickets.ts';
import { BRAND } from '#core/brand.ts';
import { useTimes } from '../../language/use-times.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { fileSize } from '../../support/file-size.ts';
import { buttonClass } from '../../ui/button.tsx';
import { attachmentPath } from './ticket-requests.ts';

/** The messages, the first one on top. Texts are shown as they were typed, and nothing in them is a link. */
export function TicketThread({ ticket }: Readonly<{ ticket: ShownTicket }>) {
  const t = useMessages('tickets');
  const { clock } = useTimes();
  // The author of a reply is signed in. Only the first message can be of somebody who typed this address.
  const isProved = (index: number) => index > 0 || ticket.wasSignedIn;
  return (
    <ol className="ticket-thread" aria-label={t('page.messages')}>
      {ticket.messages.map(({ id, author, body, sentAt }, index) => (
        <li key={id} className="ticket-message" data-author={author}>
          <p className="ticket-message-head">
            <strong>
              {author === 'customer'
                ? t(isProved(index) ? 'page.you' : 'page.form')
                : t('page.us', { brand: BRAND })}
            </strong>
            <time dateTime={sentAt}>{clock(sentAt)}</time>
          </p>
          {isProved(index) ? null : <p className="text-sm font-semibold">{t('page.unproved')}</p>}
          <p className="ticket-message-body">{body}</p>
          {index === 0 ? <Attachment ticket={ticket} /> : null}
        </li>
      ))}
    </ol>
  );
}

function Attachment({ ticket: { id, attachment } }: Readonly<{ ticket: ShownTicket }>) {
  const t = useMessages('tickets');
  const language = useLanguage();
  if (attachment === null) return null;
  const { fileName, contentType, bytes } = attachment;
  const name = t('page.size', { name: fileName, size: fileSize(bytes, language) });
  if (contentType === 'application/pdf')
    return (
      <a href={attachmentPath(id)} download={fileName} className={`max-w-full ${buttonClass('quiet')}`}>
        <Download aria-hidden="true" className="size-5 shrink-0" />
        <bdi className="min-w-0 wrap-anywhere">{t('page.download', { name })}</bdi>
      </a>
    );
  return (
    <figure className="grid gap-1">
      <img
        src={attachmentPath(id)}
        alt={t('page.picture', { name: fileName })}
        className="ticket-picture"
        loading="lazy"
      />
      <figcaption className="text-sm text-ink-soft">
        <bdi className="wrap-anywhere">{name}</bdi>
      </figcaption>
    </figure>
  );
}
