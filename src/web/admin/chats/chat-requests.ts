import type { ChatMessageView } from '#contract/account/chat.ts';
import type {
  ChatPresenceView,
  ChatSignalBody,
  StaffChatResponse,
  StaffChatsResponse,
} from '#contract/admin/chats.ts';
import type { SendResult } from '../../chat/outbox.ts';
import { adminClient, refusalOf } from '../frame/admin-client.ts';

const TIMEOUT_MS = 15_000;
const inTime = () => ({ init: { signal: AbortSignal.timeout(TIMEOUT_MS) } });

export async function fetchChats(): Promise<StaffChatsResponse> {
  const response = await adminClient().chats.$get({}, inTime());
  if (response.status !== 200) throw await refusalOf(response);
  return response.json();
}

export async function fetchChat(
  id: string,
  query: Readonly<{ after?: string; before?: string }>,
): Promise<StaffChatResponse> {
  const response = await adminClient().chats[':id'].$get({ param: { id }, query }, inTime());
  if (response.status !== 200) throw await refusalOf(response);
  return response.json();
}

type Reply = Readonly<{ customerId: string; clientId: string; text: string; seen: number }>;

export async function sendReply({ customerId, ...json }: Reply): Promise<SendResult<ChatMessageView>> {
  const response = await adminClient().chats[':id'].messages.$post(
    { param: { id: customerId }, json },
    inTime(),
  );
  if (response.status === 200) return { kind: 'stored', message: (await response.json()).message };
  const status: number = response.status;
  const isLater = status === 429 || status >= 500;
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  if (isLater) return { kind: 'later', afterMs: Number.isFinite(seconds) ? seconds * 1_000 : null };
  return { kind: 'refused', code: (await refusalOf(response)).code };
}

/** Rejects with the code `chat-changed` when there are newer messages. */
export async function finishChat(customerId: string, seen: number): Promise<void> {
  const response = await adminClient().chats[':id'].finished.$put({
    param: { id: customerId },
    json: { seen },
  });
  if (response.status !== 200) throw await refusalOf(response);
}

export async function turnSwitch(isAnswering: boolean, shownName: string): Promise<ChatPresenceView> {
  const response = await adminClient()['chat-presence'].$put({ json: { isAnswering, shownName } });
  if (response.status !== 200) throw await refusalOf(response);
  return response.json();
}

/** Returns whether it need not be sent again. */
export async function sendRead(customerId: string, sequence: number): Promise<boolean> {
  const { status }: { status: number } = await adminClient()['chat-signals'].$post(
    { json: { kind: 'read', customerId, sequence } },
    inTime(),
  );
  return status < 500 && status !== 429;
}

/** A lost signal is not sent again: the next one follows soon. */
export function sendSignal(json: ChatSignalBody): void {
  adminClient()
    ['chat-signals'].$post({ json })
    .catch(() => undefined);
}
