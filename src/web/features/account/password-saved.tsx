import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { CircleCheck } from 'lucide-react';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';
import { focusShown } from '../../browser/focus-shown.ts';

const READING_TIME_MS = 2_000;

/** Says that the password is saved, and opens the dashboard two seconds later. */
export function PasswordSaved() {
  const t = useMessages('account');
  const navigate = useNavigate();
  const dashboard = useLocalizedPath()('/dashboard');
  useEffect(() => {
    const timer = setTimeout(() => void navigate(dashboard, { replace: true }), READING_TIME_MS);
    return () => clearTimeout(timer);
  }, [navigate, dashboard]);
  return (
    <div ref={focusShown} tabIndex={-1} role="status" className="notice-card outline-none">
      <CircleCheck aria-hidden="true" className="size-8 text-good" />
      <h2 className="text-2xl">{t('auth.newPassword.doneTitle')}</h2>
      <p className="text-ink-soft">{t('auth.newPassword.doneText')}</p>
    </div>
  );
}
