import { useId, useState } from 'react';
import type { StaffOrderDetails } from '#contract/admin/orders.ts';
import { useTimes } from '../../language/use-times.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { addNote } from './order-requests.ts';
import { useOrderChange } from './use-order-change.ts';

const LONGEST = 2_000;

/** Notes that only staff sees. What was typed stays when it could not be saved. */
export function OrderNotes({ order }: Readonly<{ order: StaffOrderDetails }>) {
  const t = useMessages('admin-orders');
  const { clock } = useTimes();
  const id = useId();
  const [text, setText] = useState('');
  const { isBusy, failure, run } = useOrderChange(order.id);
  const save = async () => {
    if (text.trim() !== '' && (await run((about) => addNote(about, text)))) setText('');
  };
  return (
    <section className="admin-box admin-stack">
      <h2 className="admin-heading">
        {t('notes.heading')} <span className="admin-soft">{t('notes.who')}</span>
      </h2>
      {order.notes.map((note) => (
        <div key={note.id}>
          <p className="admin-soft">
            {note.by ?? t('deleted')} · <time dateTime={note.at}>{clock(note.at)}</time>
          </p>
          <p className="admin-note">{note.text}</p>
        </div>
      ))}
      <form
        className="admin-stack"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <label htmlFor={id} className="admin-strong">
          {t('notes.field')}
        </label>
        <textarea
          id={id}
          className="field admin-textarea"
          rows={3}
          maxLength={LONGEST}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <p role="alert" className="admin-problem">
          {failure === null ? null : t('failed.other')}
        </p>
        <button type="submit" className={buttonClass('quiet')} aria-disabled={isBusy || text.trim() === ''}>
          {t(isBusy ? 'notes.saving' : 'notes.save')}
        </button>
      </form>
    </section>
  );
}
