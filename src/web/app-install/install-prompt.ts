import { Store } from '../ui/store.ts';

/** An event of Chromium browsers that TypeScript does not know. */
type InstallPrompt = Event &
  Readonly<{ prompt: () => Promise<unknown>; userChoice: Promise<Readonly<{ outcome: string }>> }>;

/** The browser's offer to install the shop, kept until it is wanted; null while there is none. */
export const installPrompt = new Store<InstallPrompt | null>(null);

/** Called when a page starts: the browser makes its offer once per page, at a moment of its own. */
export function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Otherwise some browsers show it at once, before there is a reason to install anything.
    event.preventDefault();
    if (isPrompt(event)) installPrompt.set(event);
  });
}

function isPrompt(event: Event): event is InstallPrompt {
  return 'prompt' in event && 'userChoice' in event;
}
