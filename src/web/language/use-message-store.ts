import { createContext, use } from 'react';
import type { MessageStore } from './message-store.ts';

export const MessageStoreContext = createContext<MessageStore | null>(null);

/** The messages that are loaded, and how others are loaded. The same store on every render, whatever the language. */
export function useMessageStore(): MessageStore {
  const store = use(MessageStoreContext);
  if (store === null) throw new Error('Messages are read outside MessageStoreContext.');
  return store;
}
