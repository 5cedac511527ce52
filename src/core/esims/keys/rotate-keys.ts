import type { RotatingSecretBox } from '../secret-box.ts';
import type { EsimKey, EsimKeyStore } from './esim-key.ts';
import type { SealedText, SealedTextPosition, SealedTextStore } from './sealed-text-store.ts';

export type RotationNeeds = Readonly<{
  keys: EsimKeyStore;
  texts: SealedTextStore;
  box: RotatingSecretBox;
  makeKey(): EsimKey;
  /** After each batch. */
  onBatch?(progress: Readonly<{ read: number; encrypted: number }>): Promise<void> | void;
  batchSize?: number;
}>;

export type RotationOutcome =
  /** A text was encrypted with a key that this machine does not have. Nothing was changed. */
  | { kind: 'key-missing' }
  | {
      kind: 'rotated';
      /** `added`: a new key. `prepared`: the key added by an earlier `prepareKey`. `continued`: an unfinished rotation. */
      key: 'added' | 'prepared' | 'continued';
      keyId: string;
      /** Texts that were encrypted again. */
      encrypted: number;
      /** All texts. */
      total: number;
    };

const BATCH_SIZE = 100;

/** Adds a key that every machine can read with before any machine writes with it. Does not add a second one. */
export async function prepareKey({
  keys,
  makeKey,
}: Pick<RotationNeeds, 'keys' | 'makeKey'>): Promise<EsimKey> {
  const prepared = keys.prepared();
  if (prepared !== null) return prepared;
  const key = makeKey();
  await keys.add(key);
  return key;
}

/**
 * Encrypts every text with a new key, in small batches beside the running shop. May be killed at any moment: each text
 * is always encrypted with one of the stored keys. The next call then finishes with the same key.
 */
export async function rotateKeys(needs: RotationNeeds): Promise<RotationOutcome> {
  const { keys, box } = needs;
  const state = await readState(needs);
  if (state === 'key-missing') return { kind: 'key-missing' };
  const prepared = keys.prepared();
  const isUnfinished = keys.current() !== null && state === 'unfinished';
  const key = isUnfinished ? 'continued' : prepared === null ? 'added' : 'prepared';
  if (!isUnfinished) await keys.makeCurrent((await prepareKey(needs)).id);
  const { encrypted, total } = await encryptAll(needs);
  return { kind: 'rotated', key, keyId: keys.current()?.id ?? '', encrypted, total };

  async function readState({ texts, batchSize = BATCH_SIZE }: RotationNeeds) {
    let isDone = true;
    for await (const batch of batches(texts, batchSize)) {
      for (const text of batch) {
        if (!canOpen(text)) return 'key-missing';
        isDone &&= box.isCurrent(text.sealed);
      }
    }
    return isDone ? 'finished' : 'unfinished';
  }

  function canOpen({ sealed, owner }: SealedText): boolean {
    try {
      box.open(sealed, owner);
      return true;
    } catch {
      return false;
    }
  }
}

/** Repeats until one round finds nothing: a process may just have stored a text with the former key. */
async function encryptAll({ texts, box, onBatch, batchSize = BATCH_SIZE }: RotationNeeds) {
  let encrypted = 0;
  for (;;) {
    let [total, old] = [0, 0];
    for await (const batch of batches(texts, batchSize)) {
      for (const text of batch.filter(({ sealed }) => !box.isCurrent(sealed))) {
        old += 1;
        const sealed = box.seal(box.open(text.sealed, text.owner), text.owner);
        if (await texts.replace(text, sealed)) encrypted += 1;
      }
      total += batch.length;
      await onBatch?.({ read: total, encrypted });
    }
    if (old === 0) return { encrypted, total };
  }
}

async function* batches(texts: SealedTextStore, most: number) {
  let position: SealedTextPosition | null = null;
  for (;;) {
    const batch: readonly SealedText[] = await texts.readAfter(position, most);
    const last = batch.at(-1);
    if (last === undefined) return;
    yield batch;
    position = last;
  }
}
