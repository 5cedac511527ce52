import type { Clock } from '../clock.ts';
import type { Language } from '../language.ts';
import type { RateLimit, SharedLimits } from '../limits/rate-limit.ts';
import {
  CHAT_MESSAGES_PER_CLIENT,
  CHAT_MESSAGES_PER_CLIENT_AND_DAY,
  CHAT_MESSAGES_PER_CUSTOMER,
  CHAT_MESSAGES_PER_CUSTOMER_AND_DAY,
  CHAT_MESSAGES_PER_STAFF,
} from '../limits/shop-limits.ts';
import type { ChatMessage } from './chat.ts';
import type { ChatStore } from './chat-store.ts';
import { checkChatText } from './chat-text.ts';

type Needs = Readonly<{ chats: ChatStore; limits: SharedLimits; clock: Clock }>;

type FromCustomer = Readonly<{
  customerId: string;
  /** The key that limits count by. */
  client: string;
  language: Language;
  clientId: string;
  text: string;
}>;

type Refused =
  | Readonly<{ kind: 'empty' | 'too-long' }>
  /** The browser keeps the message and sends it again after this time. */
  | Readonly<{ kind: 'too-many'; retryAfterSeconds: number }>;

export type SendOutcome = Readonly<{ kind: 'stored'; message: ChatMessage }> | Refused;

/** Stores a message of the customer. May be repeated with the same client id: it is stored once. */
export async function sendChatMessage(needs: Needs, sent: FromCustomer): Promise<SendOutcome> {
  const { customerId, client, language, clientId } = sent;
  const checked = checkChatText(sent.text);
  if (checked.kind !== 'ready') return checked;
  // The first stops a flood, so that its refused messages use up no limit that others share.
  const refused =
    (await takeAll(needs, [[CHAT_MESSAGES_PER_CUSTOMER, customerId]])) ??
    (await takeAll(needs, [
      [CHAT_MESSAGES_PER_CLIENT, client],
      [CHAT_MESSAGES_PER_CUSTOMER_AND_DAY, customerId],
      [CHAT_MESSAGES_PER_CLIENT_AND_DAY, client],
    ]));
  if (refused !== null) return refused;
  const at = needs.clock.now();
  const { text } = checked;
  return {
    kind: 'stored',
    message: await needs.chats.addFromCustomer({ customerId, language, clientId, text, at }),
  };
}

type FromStaff = Readonly<{
  customerId: string;
  staffId: string;
  clientId: string;
  text: string;
  /** The newest message on the screen of the author. */
  seen: number;
}>;

export type StaffSendOutcome = SendOutcome | Readonly<{ kind: 'unknown-chat' | 'changed' }>;

/** Stores a message of staff, unless the chat has messages that its author has not seen. May be repeated. */
export async function sendStaffMessage(needs: Needs, sent: FromStaff): Promise<StaffSendOutcome> {
  const checked = checkChatText(sent.text);
  if (checked.kind !== 'ready') return checked;
  const refused = await takeAll(needs, [[CHAT_MESSAGES_PER_STAFF, sent.staffId]]);
  if (refused !== null) return refused;
  return needs.chats.addFromStaff({ ...sent, text: checked.text, at: needs.clock.now() });
}

/** Null: all allow it. What one of them refuses is counted by none, or a customer at a limit would use up that of others. */
async function takeAll(
  { limits, clock }: Needs,
  uses: readonly (readonly [RateLimit, string])[],
): Promise<Extract<Refused, { kind: 'too-many' }> | null> {
  const verdicts = await Promise.all(uses.map(([limit, target]) => limits.take(limit, target, clock.now())));
  const waits = verdicts.map((verdict) => (verdict.isAllowed ? 0 : verdict.retryAfterSeconds));
  const retryAfterSeconds = Math.max(...waits);
  if (retryAfterSeconds === 0) return null;
  const taken = uses.filter((_, index) => verdicts[index]?.isAllowed === true);
  await Promise.all(taken.map(([limit, target]) => limits.release(limit, target)));
  return { kind: 'too-many', retryAfterSeconds };
}
