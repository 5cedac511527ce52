import type { Language } from '#core/language.ts';
import { textReader, type ReadText } from '#messages/read-text.ts';
import type { PageNamespace } from '#messages/translate.ts';
import type { LoadTexts } from '../api/message-loader.ts';

type OneLanguage = Readonly<{
  texts: Map<PageNamespace, ReadText>;
  /** What a component waits for that reads a namespace; settled also when the load has failed. */
  loads: Map<PageNamespace, Promise<void>>;
}>;

/** React reads these two fields of a promise, and does not wait for one that is marked as fulfilled. */
const LOADED: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

type Needs = Readonly<{
  /** The language of the page. */
  language: Language;
  /** Messages that need no request: in the browser those embedded in the page, on the server all. */
  find: (language: Language, namespace: PageNamespace) => ReadText | null;
  load: LoadTexts;
}>;

/** The messages that components read: one for a visit in the browser, one for each page on the server. */
export class MessageStore {
  readonly #needs: Needs;
  readonly #languages = new Map<Language, OneLanguage>();
  readonly #reads = new Map<string, Promise<void>>();
  readonly #listeners = new Set<() => void>();
  #wanted: Language;
  #language: Language;

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#wanted = needs.language;
    this.#language = needs.language;
  }

  /** Returns the same function at every call. Null means the messages are not loaded. */
  texts(language: Language, namespace: PageNamespace): ReadText | null {
    const { texts } = this.#in(language);
    const known = texts.get(namespace);
    if (known !== undefined) return known;
    const found = this.#needs.find(language, namespace);
    if (found !== null) texts.set(namespace, found);
    return found;
  }

  /** Returns the same promise at every call. It never rejects: after a failure the messages are still missing. */
  load(language: Language, namespace: PageNamespace): Promise<void> {
    const { loads } = this.#in(language);
    const known = loads.get(namespace);
    if (known !== undefined) return known;
    const added = this.#readMissing(language, namespace);
    loads.set(namespace, added);
    return added;
  }

  /** Also loads again what has failed before. False means a namespace is still missing. */
  async loadAll(language: Language, namespaces: readonly PageNamespace[]): Promise<boolean> {
    await Promise.all(namespaces.map((namespace) => this.#readMissing(language, namespace)));
    return namespaces.every((namespace) => this.texts(language, namespace) !== null);
  }

  /** Loads again what components have waited for and not got. Resolves when each is loaded or has failed again. */
  async reloadMissing(language: Language): Promise<void> {
    await this.loadAll(language, [...this.#in(language).loads.keys()]);
  }

  /** The namespaces that components have read. */
  used(language: Language): readonly PageNamespace[] {
    return [...this.#in(language).texts.keys()];
  }

  /** The language of the admin panel. Every other address names its language. */
  get language(): Language {
    return this.#language;
  }

  /** Loads what the screen has read before it changes: otherwise the screen would disappear meanwhile. */
  async changeLanguage(language: Language): Promise<void> {
    this.#wanted = language;
    await this.loadAll(language, this.used(this.#language));
    if (this.#wanted !== language) return;
    this.#language = language;
    for (const changed of this.#listeners) changed();
  }

  /** Returns the function that ends the subscription to `language`. */
  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => void this.#listeners.delete(changed);
  }

  #in(language: Language): OneLanguage {
    const known = this.#languages.get(language);
    if (known !== undefined) return known;
    const added: OneLanguage = { texts: new Map(), loads: new Map() };
    this.#languages.set(language, added);
    return added;
  }

  #readMissing(language: Language, namespace: PageNamespace): Promise<void> {
    if (this.texts(language, namespace) !== null) return LOADED;
    const path = `/locales/${language}/${namespace}.json`;
    const current = this.#reads.get(path);
    if (current !== undefined) return current;
    const added = this.#read(path, language, namespace);
    this.#reads.set(path, added);
    return added;
  }

  async #read(path: string, language: Language, namespace: PageNamespace): Promise<void> {
    const texts = await this.#needs.load(path);
    if (texts !== null) this.#in(language).texts.set(namespace, textReader(texts, language));
    this.#reads.delete(path);
  }
}
