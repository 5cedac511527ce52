import { useState } from 'react';
import { usePageFacts } from '../../document/page-facts.ts';
import { useMessages } from '../../language/use-messages.ts';
import { signOut } from '../../session/sign-out.ts';
import { buttonClass } from '../../ui/button.tsx';

/** Signs this browser out. The screen then sends it to sign-in, which leads back here. */
export function SignInAgain() {
  const t = useMessages('my-data');
  const { anonKey } = usePageFacts();
  const [hasFailed, setHasFailed] = useState(false);
  const press = async () => setHasFailed(!(await signOut(anonKey)));
  return (
    <section className="notice-card">
      <h2 className="text-2xl">{t('delete.signInHeading')}</h2>
      <p>{t('delete.signInText')}</p>
      <button type="button" className={buttonClass('primary')} onClick={() => void press()}>
        {t('delete.signIn')}
      </button>
      <p role="status" className="text-bad empty:hidden">
        {hasFailed ? t('delete.error') : null}
      </p>
    </section>
  );
}
