/** An event of Chromium browsers that TypeScript does not know. */
export type InstallPrompt = Event &
  Readonly<{ prompt: () => Promise<unknown>; userChoice: Promise<Readonly<{ outcome: string }>> }>;

declare global {
  interface Window {
    installPrompt?: Event;
  }
}

/**
 * A script of every page. The browser offers once per page to install the shop, maybe before the page's scripts run.
 * Without it, some browsers show their question at once, before there is a reason to install anything.
 */
export const KEEP_PROMPT_SCRIPT = `addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  window.installPrompt = event;
});
`;

/** The browser's offer to install the shop; null while there is none. */
export function keptPrompt(): InstallPrompt | null {
  const event = window.installPrompt;
  return event !== undefined && isPrompt(event) ? event : null;
}

/** Called after the event was kept: the page's own script listens first. */
export function watchPrompt(onChange: () => void): () => void {
  window.addEventListener('beforeinstallprompt', onChange);
  return () => window.removeEventListener('beforeinstallprompt', onChange);
}

function isPrompt(event: Event): event is InstallPrompt {
  return 'prompt' in event && 'userChoice' in event;
}
