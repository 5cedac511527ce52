import { useId, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { TicketReplyFields } from '#contract/support/ticket-form.ts';
import type { ShownTicket } from '#contract/support/tickets.ts';
import { MAX_TICKET_MESSAGE_LENGTH } from '#core/support/ticket-text.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { FieldError } from '../../forms/field-error.tsx';
import { FormProblem } from '../../forms/form-problem.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useMyKey } from '../../queries/use-api-query.ts';
import { forgetRequestId, requestIdOf } from '../../support/request-id.ts';
import { buttonClass } from '../../ui/button.tsx';
import { useKeptReply } from './kept-reply.ts';
import { sendReply } from './ticket-requests.ts';

/** Another message of the customer. It opens the ticket again. */
export function TicketReply({ ticket: { id, status } }: Readonly<{ ticket: ShownTicket }>) {
  const t = useMessages('tickets');
  const fieldId = useId();
  const { anonKey } = usePageFacts();
  const queries = useQueryClient();
  const key = useMyKey(['tickets', id]);
  const [isSent, setIsSent] = useState(false);
  const form = useForm({ texts: { message: '' }, ticks: {} });
  const field = form.text('message');
  const kept = useKeptReply(id, field);

  const send = async ({ message }: Readonly<{ message: string }>) => {
    const requestId = await requestIdOf(`${id} ${message}`);
    const result = await sendReply(id, { requestId, body: message }, { anonKey });
    if (result.kind !== 'sent') return { message: t(`reply.${result.kind}`), fields: [] };
    forgetRequestId();
    kept.forget();
    field.onChange('');
    setIsSent(true);
    queries.setQueryData(key, result.ticket);
    return null;
  };

  return (
    <form
      {...form.frame}
      className="ticket-reply"
      onSubmit={form.handle({ schema: TicketReplyFields, send })}
    >
      <label htmlFor={fieldId} className="font-semibold">
        {t(status === 'closed' ? 'reply.labelClosed' : 'reply.label')}
      </label>
      <textarea
        id={fieldId}
        className="field ticket-area"
        rows={4}
        name={field.name}
        required
        maxLength={MAX_TICKET_MESSAGE_LENGTH}
        value={field.value}
        aria-invalid={field.isInvalid}
        aria-describedby={field.isInvalid ? `${fieldId}-error` : undefined}
        onChange={(event) => {
          setIsSent(false);
          field.onChange(event.target.value);
        }}
      />
      {field.isInvalid ? <FieldError id={`${fieldId}-error`}>{t('reply.missing')}</FieldError> : null}
      <FormProblem id={form.problemId} problem={form.problem} />
      <div className="flex flex-wrap items-center gap-4">
        <button type="submit" className={buttonClass('primary')} aria-disabled={form.isBusy}>
          {t(form.isBusy ? 'reply.sending' : 'reply.send')}
        </button>
        <span role="status" className="text-good">
          {isSent ? t('reply.sent') : null}
        </span>
      </div>
    </form>
  );
}
