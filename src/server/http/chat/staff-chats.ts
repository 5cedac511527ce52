import type { ChatPresenceView, ChatSignalBody } from '#contract/admin/chats.ts';
import { presentStaff } from '#core/chat/staff-presence.ts';
import type { Clock } from '#core/clock.ts';
import { DAY_MS } from '#core/durations.ts';
import type { ChatServices } from './chat-services.ts';
import { StaffOnline } from './staff-online.ts';

type Needs = ChatServices & Readonly<{ clock: Clock }>;

/** What the routes and the stream of staff share. */
export class StaffChats {
  readonly #needs: Needs;
  readonly #online: StaffOnline;

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#online = new StaffOnline(needs);
  }

  /** Chats that were finished later are still listed. */
  doneSince(): Date {
    return new Date(this.#needs.clock.now().getTime() - DAY_MS);
  }

  async presenceOf(userId: string): Promise<ChatPresenceView> {
    return this.#show(userId, await this.#online.all());
  }

  /** The same, read now. */
  async presenceNow(userId: string): Promise<ChatPresenceView> {
    return this.#show(userId, await this.#needs.staff.all());
  }

  async signal(userId: string, signal: ChatSignalBody): Promise<void> {
    const { chats, staff, clock } = this.#needs;
    switch (signal.kind) {
      case 'here':
        await staff.seen(userId, clock.now());
        return;
      case 'read':
        await chats.markRead({ ...signal, by: 'staff', at: clock.now() });
        return;
      case 'typing':
        await chats.announceTyping({
          ...signal,
          by: 'staff',
          staffId: userId,
          name: (await this.presenceOf(userId)).shownName,
        });
    }
  }

  #show(userId: string, staff: Awaited<ReturnType<ChatServices['staff']['all']>>): ChatPresenceView {
    const own = staff.find((member) => member.userId === userId);
    const online = presentStaff(staff, this.#needs.clock.now()).map(({ shownName }) => shownName);
    return {
      isAnswering: own?.isAnswering ?? false,
      shownName: own?.shownName ?? null,
      online: [...new Set(online)].toSorted(),
    };
  }
}
