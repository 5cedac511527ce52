/** A key that was added after the first start. Texts of the first secret have no key id. */
export type EsimKey = Readonly<{
  /** Part of every text that it encrypted. */
  id: string;
  secret: string;
  madeAt: Date;
}>;

/** What encryption needs of the keys. Read again when they change, so a running process gets a new key. */
export interface EsimKeys {
  /** The key that new texts are encrypted with. Null: the first secret. */
  current(): EsimKey | null;
  find(id: string): EsimKey | null;
}

/** What rotation needs of the keys. */
export interface EsimKeyStore extends EsimKeys {
  /** The newest key, when it was added but new texts are not encrypted with it yet. */
  prepared(): EsimKey | null;
  /** Stored durably before it resolves: a text encrypted with a lost key is lost too. Keeps all other keys. */
  add(key: EsimKey): Promise<void>;
  /** From now on new texts are encrypted with this key. */
  makeCurrent(id: string): Promise<void>;
}
