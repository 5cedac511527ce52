import { useMessages } from '../language/use-messages.ts';
import { toasts } from '../ui/toasts/toasts.ts';
import { useCopied } from '../ui/use-copied.ts';

/**
 * Copies a text that arrives later. It must be called while the press is handled: browsers copy only then, so they get
 * the promise. False: not copied.
 */
export async function copyWhenReady(text: Promise<string>): Promise<boolean> {
  try {
    const blob = text.then((ready) => new Blob([ready], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text and says so for two seconds; a failure is said in a toast. */
export function useCopyText(text: string) {
  const t = useMessages('install');
  return useCopied(text, () => toasts.show({ title: t('manual.copyFailed'), tone: 'bad' }));
}
