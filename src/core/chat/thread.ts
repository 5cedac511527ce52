import type { ChatAuthor } from './chat.ts';

type Numbered = Readonly<{ sequence: number }>;
type Authored = Readonly<{ author: ChatAuthor; clientId: string }>;

/** A message that the shop has not confirmed yet. */
export type PendingMessage = Readonly<{ clientId: string; text: string }>;

/** Each message once, oldest first, however often and in whatever order it was received. */
export function mergeMessages<Message extends Numbered>(
  known: readonly Message[],
  received: readonly Message[],
): readonly Message[] {
  const merged = new Map([...known, ...received].map((message) => [message.sequence, message]));
  return [...merged.values()].toSorted((a, b) => a.sequence - b.sequence);
}

type Marks = Readonly<{
  lastSequence: number;
  customerRead: number;
  customerReadAt: string | null;
  staffRead: number;
  staffReadAt: string | null;
}>;

/**
 * How far a chat is, from a response and from the stream, in whatever order they arrive: a mark never goes back. A response
 * that was read before the mark and arrives after it would otherwise take it away until the next message.
 */
export function newestMarks(known: Marks | null, received: Marks): Marks {
  if (known === null) return received;
  const customer = known.customerRead > received.customerRead ? known : received;
  const staff = known.staffRead > received.staffRead ? known : received;
  return {
    lastSequence: Math.max(known.lastSequence, received.lastSequence),
    customerRead: customer.customerRead,
    customerReadAt: customer.customerReadAt,
    staffRead: staff.staffRead,
    staffReadAt: staff.staffReadAt,
  };
}

/** Messages that arrived through the stream before the response to their request. */
export function withoutStored(
  pending: readonly PendingMessage[],
  messages: readonly Authored[],
  author: ChatAuthor,
): readonly PendingMessage[] {
  const stored = new Set(
    messages.filter((message) => message.author === author).map(({ clientId }) => clientId),
  );
  const left = pending.filter(({ clientId }) => !stored.has(clientId));
  return left.length === pending.length ? pending : left;
}

/** More are never waiting: the composer is closed before. */
export const MOST_PENDING = 20;

/** The texts that a browser keeps for `owner`. Anything else that storage may contain is ignored. */
export function parseOutbox(text: string | null, owner: string): readonly PendingMessage[] {
  const value = readJson(text);
  if (!isRecord(value) || value['owner'] !== owner || !Array.isArray(value['pending'])) return [];
  return value['pending'].filter(isPending).slice(0, MOST_PENDING);
}

/** Null: nothing is kept. */
export function writeOutbox(pending: readonly PendingMessage[], owner: string): string | null {
  return pending.length === 0 ? null : JSON.stringify({ owner, pending });
}

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isPending(value: unknown): value is PendingMessage {
  return isRecord(value) && typeof value['clientId'] === 'string' && typeof value['text'] === 'string';
}
