import { nextTask } from '../browser/next-task.ts';
import { publicKey } from '../api/public-key.ts';
import { hasSessionHint } from './session-hint.ts';
import { SessionStore } from './session-store.ts';
import { SESSION_KEY } from './shown-session.ts';

export const pageSession = new SessionStore({
  storage: () => localStorage,
  hasHint: () => hasSessionHint(document.cookie),
  ask: async () => (await import('./fetch-session.ts')).askSession(publicKey()),
  now: () => new Date(),
  soon: (check) => void nextTask(check),
  followOtherTabs: (changed) =>
    window.addEventListener('storage', ({ key }) => {
      if (key === SESSION_KEY || key === null) changed();
    }),
});
