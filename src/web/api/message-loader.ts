import type { BackendModule, ReadCallback, ResourceKey } from 'i18next';

type MessagesResponse = Readonly<{ ok: boolean; status: number; json: () => Promise<ResourceKey> }>;

export type FetchMessages = (path: string) => Promise<MessagesResponse>;

/** Fetches the messages of one language and namespace. i18next decides when to retry and how many reads run at once. */
export function messageLoader(fetchMessages: FetchMessages = (path) => fetch(path)): BackendModule {
  return {
    type: 'backend',
    callbackApi: true,
    init: () => undefined,
    read: (language, namespace, callback) => {
      void readMessages(fetchMessages, `/locales/${language}/${namespace}.json`, callback);
    },
  };
}

async function readMessages(fetchMessages: FetchMessages, path: string, callback: ReadCallback) {
  let response;
  try {
    response = await fetchMessages(path);
  } catch (error) {
    callback(`${path} could not be fetched: ${String(error)}`, true);
    return;
  }
  if (!response.ok) {
    // The second argument says whether a retry may help.
    callback(`${path} was answered with ${response.status}`, response.status >= 500);
    return;
  }
  const messages = await response.json().catch(() => null);
  if (messages === null) callback(`${path} is incomplete or not JSON`, true);
  else callback(null, messages);
}
