/** Every link we mail lives at least this long, so whoever is past the cap has a working one in the mailbox. */
const WINDOW_MS = 30 * 60_000;
const MOST_IN_WINDOW = 5;
const MOST_REMEMBERED = 10_000;

/**
 * How often one kind of mail goes to one mailbox, whoever asks for it and from wherever: a loop, or a spiteful
 * stranger, fills nobody's mailbox. Counted by each process for itself.
 */
export class MailCap {
  readonly #sent = new Map<string, readonly number[]>();

  /** Whether one more may go now; it counts as sent. */
  take(kind: string, recipient: string, now: Date): boolean {
    const key = `${kind} ${recipient.toLowerCase()}`;
    const recent = (this.#sent.get(key) ?? []).filter((at) => now.getTime() - at < WINDOW_MS);
    if (recent.length >= MOST_IN_WINDOW) return false;
    this.#sent.delete(key);
    this.#sent.set(key, [...recent, now.getTime()]);
    this.#forgetOldest();
    return true;
  }

  #forgetOldest(): void {
    const [oldest] = this.#sent.keys();
    if (this.#sent.size > MOST_REMEMBERED && oldest !== undefined) this.#sent.delete(oldest);
  }
}
