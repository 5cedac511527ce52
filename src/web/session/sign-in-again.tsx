import { useState } from 'react';
import { usePageFacts } from '../document/page-facts.ts';
import { buttonClass } from '../ui/button.tsx';
import { signOut } from './sign-out.ts';

type Properties = Readonly<{ heading: string; text: string; button: string; failed: string }>;

/** Signs this browser out. The screen then sends it to sign-in, which leads back here. */
export function SignInAgain({ heading, text, button, failed }: Properties) {
  const { anonKey } = usePageFacts();
  const [hasFailed, setHasFailed] = useState(false);
  const press = async () => setHasFailed(!(await signOut(anonKey)));
  return (
    <section className="notice-card">
      <h2 className="text-2xl">{heading}</h2>
      <p>{text}</p>
      <button type="button" className={buttonClass('primary')} onClick={() => void press()}>
        {button}
      </button>
      <p role="status" className="text-bad empty:hidden">
        {hasFailed ? failed : null}
      </p>
    </section>
  );
}
