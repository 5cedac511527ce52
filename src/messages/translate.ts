import type { TFunction } from 'i18next';
import type { Language } from '#core/language.ts';
import type { ENGLISH_PAGES, ENGLISH_SERVER } from './english.server.ts';

/** Namespaces that browsers may fetch. */
export type PageNamespace = keyof typeof ENGLISH_PAGES;
export type Namespace = PageNamespace | keyof typeof ENGLISH_SERVER;

/** Returns the text of a key, with its values filled in. A key that does not exist does not compile. */
export type Translate<Name extends Namespace> = TFunction<Name>;

/** The messages of one namespace, and their language for numbers and names. */
export type I18n<Name extends Namespace> = Readonly<{ language: Language; t: Translate<Name> }>;

/** Reads any namespace; only the server can. */
export type MessagesOf = <const Name extends Namespace>(
  language: Language,
  namespace: Name,
) => Translate<Name>;

/** For texts that need several namespaces. */
export type ServerI18n = Readonly<{ language: Language; messagesOf: MessagesOf }>;
