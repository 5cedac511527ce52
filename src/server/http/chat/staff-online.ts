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

  async current(): Promise<readonly ChatStaff[]> {
    const now = this.#needs.clock.now();
    if (this.#reading === null || Math.abs(now.getTime() - this.#readAt) > READ_EVERY_MS) {
      this.#readAt = now.getTime();
      this.#reading = this.#needs.staff.all();
      // A failed read is not kept.
      this.#reading.catch(() => (this.#reading = null));
    }
    return presentStaff(await this.#reading, now);
  }

  /** The names to show, each once. */
  async names(): Promise<string[]> {
    const staff = await this.current();
    return [...new Set(staff.map(({ shownName }) => shownName))].toSorted();
  }
}
