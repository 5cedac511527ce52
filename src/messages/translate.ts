import type { Language } from '#core/language.ts';
import type { ENGLISH_PAGES, ENGLISH_SERVER } from './english.server.ts';

type Messages = typeof ENGLISH_PAGES & typeof ENGLISH_SERVER;

/** Namespaces that browsers may fetch. */
export type PageNamespace = keyof typeof ENGLISH_PAGES;
export type Namespace = keyof Messages;

/** "days_one" and "days_other" are one message, "days". */
type WithoutPlural<Key extends string> =
  Key extends `${infer Message}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Message : Key;

/** "details.tabs.info": English is the type of the keys, so a key that no English file holds does not compile. */
type KeysOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${KeysOf<Texts[Key]>}`;
}[keyof Texts & string];

export type MessageKey<Name extends Namespace> = { [One in Namespace]: KeysOf<Messages[One]> }[Name];

/** Returns the text of a key, with its values filled in. */
export type Translate<Name extends Namespace> = (
  key: MessageKey<Name>,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** The messages of one namespace, and their language for numbers and names. */
export type I18n<Name extends Namespace> = Readonly<{ language: Language; t: Translate<Name> }>;

/** Reads any namespace; only the server can. */
export type MessagesOf = <const Name extends Namespace>(
  language: Language,
  namespace: Name,
) => Translate<Name>;

/** For texts that need several namespaces. */
export type ServerI18n = Readonly<{ language: Language; messagesOf: MessagesOf }>;
