import { useState } from 'react';
import { SignInLinkFields } from '#contract/forms.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { useForm } from '../../forms/use-form.ts';
import { useLanguage } from '../../language/use-language.ts';
import type { AccountNeeds } from './account-requests.ts';

/** Requests the mail. Null: it was sent, as far as the visitor may know. Otherwise the message to show. */
type Request = (email: string, needs: AccountNeeds) => Promise<string | null>;

/** A form with one address that requests a mail to it. `sentTo` is the address after it was requested. */
export function useMailRequest(email: string, request: Request) {
  const needs = { anonKey: usePageFacts().anonKey, language: useLanguage() };
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({ texts: { email }, ticks: {} });
  const send = form.handle({
    schema: SignInLinkFields,
    send: async (input) => {
      const message = await request(input.email, needs);
      if (message !== null) return { message, fields: [] };
      setSentTo(input.email);
      return null;
    },
  });
  return { form, send, sentTo, again: () => setSentTo(null) };
}
