import { useState } from 'react';
import type { SubmitTicketResponse } from '#contract/support/tickets.ts';
import { useAccountEmail } from '../../session/use-account-email.ts';
import { forgetRequestId } from '../../support/request-id.ts';
import { forgetDraft } from '../../support/ticket-draft.ts';
import { TicketForm } from './ticket-form.tsx';
import { TicketSent } from './ticket-sent.tsx';

/** The support form, and after it the number of the ticket. */
export function ContactForm() {
  const [receipt, setReceipt] = useState<SubmitTicketResponse | null>(null);
  const accountEmail = useAccountEmail();
  if (receipt !== null)
    return (
      <TicketSent receipt={receipt} isGuest={accountEmail === null} onAnother={() => setReceipt(null)} />
    );
  return (
    <TicketForm
      onSent={(sent) => {
        forgetDraft();
        forgetRequestId();
        setReceipt(sent);
      }}
    />
  );
}
