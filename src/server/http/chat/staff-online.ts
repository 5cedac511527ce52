import type { ChatEvents, ChatStaffStore } from '#core/chat/chat-store.ts';
import { presentStaff, type ChatStaff } from '#core/chat/staff-presence.ts';
import type { Clock } from '#core/clock.ts';

/** Every open stream asks at each sign of life; so often the table is read for all of them together. */
const READ_EVERY_MS = 3_000;

type Needs = Readonly<{ staff: ChatStaffStore; events: ChatEvents; clock: Clock }>;

/** Who answers chats now, as this process knows it. */
export class StaffOnline {
  readonly #needs: Needs;
  #reading: Promise<readonly ChatStaff[]> | null = null;
  #readAt = 0;

  constructor(needs: Needs) {
    this.#needs = needs;
    needs.events.all(({ kind }) => {
      if (kind === 'presence' || kind === 'lost' || kind === 'access') this.#reading = null;
    });
  }

  /** Everybody who has used the switch. */
  all(): Promise<readonly ChatStaff[]> {
    const now = this.#needs.clock.now().getTime();
    if (this.#reading !== null && Math.abs(now - this.#readAt) <= READ_EVERY_MS) return this.#reading;
    this.#readAt = now;
    const reading = this.#needs.staff.all();
    this.#reading = reading;
    // A failed read is not kept.
    reading.catch(() => (this.#reading = null));
    return reading;
  }

  /** The names to show, each once. */
  async names(): Promise<string[]> {
    const staff = presentStaff(await this.all(), this.#needs.clock.now());
    return [...new Set(staff.map(({ shownName }) => shownName))].toSorted();
  }
}
