import { useEffect, useRef, useState } from 'react';
import type { SubmitTicketResponse } from '#contract/support/tickets.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { useForm } from '../../forms/use-form.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useAccountEmail } from '../../session/use-account-email.ts';
import { requestIdOf } from '../../support/request-id.ts';
import { fieldId } from './form-field.tsx';
import { FormToken, submitTicket, type SubmitResult } from './submit-ticket.ts';
import { useDraft } from './use-draft.ts';
import { useUpload } from './use-upload.ts';

const EMPTY = { name: '', email: '', orderNumber: '', message: '', website: '' };

type Typed = Readonly<{ name: string; email: string; orderNumber: string; message: string }>;

/** The form of a ticket: values, upload and what happens when it is sent. */
export function useTicketForm(onSent: (receipt: SubmitTicketResponse) => void) {
  const t = useMessages('support');
  const accountEmail = useAccountEmail();
  const [isWaiting, setIsWaiting] = useState(false);
  const fixed = accountEmail === null ? {} : { texts: { email: accountEmail } };
  const form = useForm({ texts: EMPTY, ticks: {}, fixed });
  const upload = useUpload();
  const send = useSend();
  const { name, email, orderNumber, message, website } = form.texts;
  useDraft({
    // The address of an account is not part of what was typed.
    texts: { name, email: accountEmail === null ? email : '', orderNumber, message },
    file: upload.state.kind === 'done' ? upload.state.file : null,
    type: (field, value) => form.text(field).onChange(value),
    restoreFile: upload.restore,
  });

  const submit = async (input: Typed) => {
    if (upload.state.kind === 'refused') {
      document.getElementById(fieldId('file'))?.focus();
      return { message: null, fields: [] };
    }
    setIsWaiting(upload.state.kind === 'uploading');
    const attached = await upload.finished();
    setIsWaiting(false);
    const result = await send({ ...input, website, attachmentId: attached?.id ?? null });
    if (result.kind === 'sent') {
      upload.clear();
      onSent(result.receipt);
      return null;
    }
    if (result.kind === 'attachment-gone') {
      upload.markGone(attached?.fileName ?? '');
      return { message: null, fields: [] };
    }
    return { message: t(`problem.${PROBLEM_WORDS[result.kind]}`), fields: [] };
  };
  return { form, upload, submit, isWaiting, accountEmail };
}

export type TicketFormState = ReturnType<typeof useTicketForm>;

const PROBLEM_WORDS = { 'too-many': 'tooMany', failed: 'failed', 'no-response': 'noResponse' } as const;

type Ticket = Typed & Readonly<{ website: string; attachmentId: string | null }>;

function useSend(): (ticket: Ticket) => Promise<SubmitResult> {
  const { anonKey } = usePageFacts();
  const language = useLanguage();
  const token = useRef<FormToken>(null);
  useEffect(() => {
    token.current ??= new FormToken(anonKey);
    token.current.open();
  }, [anonKey]);
  return async ({ orderNumber, attachmentId, ...ticket }) => {
    const body = {
      ...ticket,
      ...(orderNumber === '' ? {} : { orderNumber }),
      ...(attachmentId === null ? {} : { attachmentId }),
      language,
    };
    try {
      const requestId = await requestIdOf(JSON.stringify(body));
      token.current ??= new FormToken(anonKey);
      return await submitTicket({ ...body, requestId }, { anonKey, token: token.current });
    } catch {
      return { kind: 'no-response' };
    }
  };
}
