import type { PageOf } from '#core/chat/chat-store.ts';
import { LONGEST_MESSAGE } from '#core/chat/chat-text.ts';
import type { Problem } from '../problem.ts';

export const CHAT_REFUSALS: Readonly<Record<'empty' | 'too-long', Problem & { status: 400 }>> = {
  empty: { status: 400, code: 'empty-message', message: 'The message is empty.' },
  'too-long': {
    status: 400,
    code: 'message-too-long',
    message: `A message has at most ${LONGEST_MESSAGE} characters.`,
  },
};

export function pageIn({
  after,
  before,
}: Readonly<{ after?: number | undefined; before?: number | undefined }>): PageOf {
  if (after !== undefined) return { after };
  return before === undefined ? 'newest' : { before };
}
