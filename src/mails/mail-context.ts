import { createContext, useContext } from 'react';
import type { Language } from '#core/language.ts';
import type { MessagesOf, Namespace, Translate } from '#messages/translate.ts';

type MailRendering = Readonly<{
  language: Language;
  messagesOf: MessagesOf;
  /** A mail is rendered twice: once as HTML and once as plain text. */
  format: 'html' | 'text';
}>;

export const MailContext = createContext<MailRendering | null>(null);

export function useMailRendering(): MailRendering {
  const rendering = useContext(MailContext);
  if (rendering === null) throw new Error('A part of a mail was rendered outside renderMail.');
  return rendering;
}

/** The texts of one namespace in the language of the mail. */
export function useMailMessages<const Name extends Namespace>(namespace: Name): Translate<Name> {
  const { language, messagesOf } = useMailRendering();
  return messagesOf(language, namespace);
}
