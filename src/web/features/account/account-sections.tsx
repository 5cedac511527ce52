import { useState, type ReactNode } from 'react';
import { CircleCheck } from 'lucide-react';
import { useMessages } from '../../language/use-messages.ts';
import { useMyQuery } from '../../queries/use-api-query.ts';
import { OwnPassword } from './own-password.tsx';
import { fetchPasswordState } from './password-requests.ts';
import { ProfileCard } from './profile-card.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

type Properties = Readonly<{
  email: string;
  /** How the address is changed. */
  address: ReactNode;
  /** The height of `address` is not known yet. */
  isAddressPending: boolean;
  children: ReactNode;
}>;

/** Profile, password and sessions of the signed-in customer, and further sections beside or below them. */
export function AccountSections({ email, address, isAddressPending, children }: Properties) {
  const t = useMessages('account');
  const [saved, setSaved] = useState<'account.set' | 'account.changed' | null>(null);
  // The height of the form is not known before, and the sections below it must not jump.
  const password = useMyQuery(['password-state'], fetchPasswordState);
  const isPending = password.isPending || isAddressPending;
  return (
    <div className="grid items-start gap-x-12 lg:grid-cols-2">
      <div className="min-w-0">
        <ProfileCard email={email} address={address} />
        <section className="mt-12" hidden={isAddressPending}>
          <OwnPassword onSaved={(hadPassword) => setSaved(hadPassword ? 'account.changed' : 'account.set')} />
          <p role="status" className="mt-4 flex gap-2 font-semibold text-good empty:hidden">
            {saved === null ? null : (
              <>
                <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
                <span>{t(saved)}</span>
              </>
            )}
          </p>
        </section>
        {isPending ? null : (
          <section className="mt-12">
            <SignOutEverywhere />
          </section>
        )}
      </div>
      {isPending ? null : <div className="min-w-0 lg:-mt-12">{children}</div>}
    </div>
  );
}
