import { useMatches } from 'react-router';

/** What a route tells the document around it. */
export type DocumentHandle = Readonly<{
  /** The page is static: the app is not started on it. */
  hasNoScripts: boolean;
}>;

/** True when a route of the current page forbids starting the app. */
export function useHasNoScripts(): boolean {
  return useMatches().some(({ handle }) => isDocumentHandle(handle) && handle.hasNoScripts);
}

function isDocumentHandle(handle: unknown): handle is DocumentHandle {
  return typeof handle === 'object' && handle !== null && 'hasNoScripts' in handle;
}
