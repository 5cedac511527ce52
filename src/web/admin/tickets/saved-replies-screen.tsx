import { useState } from 'react';
import { ArrowLeft } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import type { ShownSavedReply } from '#contract/admin/tickets.ts';
import { LANGUAGES } from '#core/language.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { useMyKey, useMyQuery } from '../../queries/use-api-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ScreenTitle } from '../frame/screen-title.tsx';
import { BoxEmpty, BoxFailed, BoxLoading } from '../frame/states.tsx';
import { SavedReplyForm } from './saved-reply-form.tsx';
import { fetchSavedReplies } from './ticket-requests.ts';

/** Texts for frequent questions, in every language. */
export default function SavedRepliesScreen() {
  const t = useMessages('admin-tickets');
  const queries = useQueryClient();
  const key = useMyKey(['staff', 'saved-replies']);
  /** The id of the one that is edited; `new`: another one. */
  const [edited, setEdited] = useState<string | null>(null);
  const { data, isPending, refetch } = useMyQuery(['staff', 'saved-replies'], fetchSavedReplies);
  const done = () => {
    setEdited(null);
    void queries.invalidateQueries({ queryKey: key });
  };
  return (
    <>
      <LocalizedLink to="/admin/inbox" className={`admin-back ${buttonClass('chip')}`}>
        <ArrowLeft aria-hidden="true" className="size-5" />
        {t('back')}
      </LocalizedLink>
      <ScreenTitle title={t('savedReplies.title')} lead={t('savedReplies.lead')} />
      {isPending ? <BoxLoading /> : null}
      {!isPending && data === undefined ? <BoxFailed onRetry={() => void refetch()} /> : null}
      {data?.length === 0 && edited === null ? <BoxEmpty>{t('savedReplies.empty')}</BoxEmpty> : null}
      <ul className="admin-list">
        {data?.map((reply) => (
          <li key={reply.id} className="admin-row">
            {edited === reply.id ? (
              <SavedReplyForm
                key={reply.edition}
                reply={reply}
                onDone={done}
                onCancel={() => setEdited(null)}
              />
            ) : (
              <ReplyRow reply={reply} onEdit={() => setEdited(reply.id)} />
            )}
          </li>
        ))}
      </ul>
      {edited === 'new' ? (
        <div className="admin-box">
          <SavedReplyForm reply={null} onDone={done} onCancel={() => setEdited(null)} />
        </div>
      ) : (
        <div className="admin-actions">
          <button type="button" className={buttonClass('primary')} onClick={() => setEdited('new')}>
            {t('savedReplies.add')}
          </button>
        </div>
      )}
    </>
  );
}

function ReplyRow({ reply, onEdit }: Readonly<{ reply: ShownSavedReply; onEdit: () => void }>) {
  const t = useMessages('admin-tickets');
  return (
    <>
      <button
        type="button"
        className="ticket-edit"
        aria-label={t('savedReplies.edit', { title: reply.title })}
        onClick={onEdit}
      >
        {reply.title}
      </button>
      <p className="ticket-row-text">
        {LANGUAGES.map((language) => reply[language]).find((text) => text !== null)}
      </p>
    </>
  );
}
