import { useNavigate, type NavigateOptions } from 'react-router';
import { usePageFacts } from '../document/page-facts.ts';
import { useLocalizedPath } from '../language/use-localized-path.ts';
import { useMessages } from '../language/use-messages.ts';
import { toasts } from '../ui/toasts/toasts.ts';

/** Signs out and opens the home page. */
export function useSignOut(): (how?: NavigateOptions) => Promise<void> {
  const t = useMessages('shell');
  const { anonKey } = usePageFacts();
  const navigate = useNavigate();
  const path = useLocalizedPath();
  return async (how) => {
    const { signOut } = await import('./sign-out.ts');
    if (await signOut(anonKey)) {
      await navigate(path('/'), how);
      toasts.show({ title: t('nav.signedOut'), tone: 'good', isLow: true });
    } else toasts.show({ title: t('nav.signOutFailed'), tone: 'bad' });
  };
}
