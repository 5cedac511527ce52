import { useMatches } from 'react-router';

/** What a route tells the document around it. */
export type DocumentHandle = Readonly<{
  /** The page is delivered as it is: the app is not started on it. */
  hasNoScripts: boolean;
}>;

/** True where a route of the current page says that the app must not be started. */
export function useHasNoScripts(): boolean {
  return useMatches().some(({ handle }) => isDocumentHandle(handle) && handle.hasNoScripts);
}

function isDocumentHandle(handle: unknown): handle is DocumentHandle {
  return typeof handle === 'object' && handle !== null && 'hasNoScripts' in handle;
}
