import { siteStorage } from '../browser/guarded-storage.ts';
import { nextTask } from '../browser/next-task.ts';
import { publicKey } from '../api/public-key.ts';
import { keepSavedEsimsOf } from './saved-esims.ts';
import { hasSessionHint } from './session-hint.ts';
import { SessionStore } from './session-store.ts';
import { SESSION_KEY } from './shown-session.ts';

export const pageSession = new SessionStore({
  storage: siteStorage,
  hasHint: () => hasSessionHint(document.cookie),
  load: async () => (await import('./fetch-session.ts')).fetchSession(publicKey()),
  now: () => new Date(),
  runLater: (check) => void nextTask(check),
  followOtherTabs: (changed) =>
    window.addEventListener('storage', ({ key }) => {
      if (key === SESSION_KEY || key === null) changed();
    }),
  keepOnlyOf: keepSavedEsimsOf,
});
